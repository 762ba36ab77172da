import type { ProblemCode } from "@realtor/api/problem-codes";
import type { RuleCode } from "@realtor/api/rules";
import { problemResponse } from "@realtor/server/problem";
import { type FormResult, tooManyRequests, validationProblem } from "./form.ts";

/** Result of an answer to the question which country the number of a sent form has. */
export type PhoneAnswerResult =
  | { kind: "answered"; phone: string; phoneCountryCode: string }
  /** No request has the key, or it was sent more than 30 minutes ago. */
  | { kind: "unknown" }
  | { kind: "rejected"; errors: Record<string, RuleCode> }
  | { kind: "limited"; retryAfter: number };

export function phoneAnswerResponse(result: PhoneAnswerResult, unknown: ProblemCode): Response {
  if (result.kind === "unknown") return problemResponse(unknown);
  if (result.kind === "rejected") return validationProblem(result.errors);
  if (result.kind === "limited") return tooManyRequests(result.retryAfter);
  const { phone, phoneCountryCode } = result;
  return Response.json({ phone, phoneCountryCode });
}

/** The confirmation of a form posted without JavaScript, with the number or with the question again. */
export function phoneAnswerForm(
  result: PhoneAnswerResult | null,
  values: Record<string, string>,
): FormResult {
  if (result?.kind !== "answered") {
    // The number stays as it was typed: the buttons have the chosen country.
    const { typedCountryCode = "", requestKey = "" } = values;
    const typed = { ...values, phoneCountryCode: typedCountryCode };
    return { kind: "sent", values: typed, id: "", requestKey, answerFailed: true };
  }
  const { phone, phoneCountryCode } = result;
  const answered = { ...values, phone, phoneCountryCode, phoneConfirmed: "Y" };
  return { kind: "sent", values: answered, id: "", requestKey: "", isAnswered: true };
}
