import { problemDetails } from "@realtor/api/loaning-schemas";
import { isRuleCode, joinName } from "@realtor/api/rules";
import type { Log } from "@realtor/server/log";
import { Hono, type MiddlewareHandler } from "hono";
import { cacheControl } from "../http/cache-control.ts";
import {
  type FormResult,
  type OnFormResult,
  errorsByField,
  formLimit,
  readSubmission,
  submissionFailed,
  tooManyRequests,
  validationProblem,
} from "../http/form.ts";
import { phoneAnswerForm, phoneAnswerResponse } from "../http/phone-answer.ts";
import { clientAddress, sameOrigin } from "../http/request-origin.ts";
import type { ContactResult, Contacts } from "./create-contacts.ts";
import { readJson } from "./forward-contact.ts";

export interface ContactRouteOptions {
  contacts: Pick<Contacts, "submit" | "answerPhone">;
  log: Log;
  trustProxy: number;
  onFormResult: OnFormResult;
}

/**
 * `POST /v1/realtor-contacts` on the site, with the contract of the loaning service, except for
 * `listingKey` instead of `listing` (docs/spec/forms.md#contact-form). JSON: the loaning service's response, or 201 `{ id, createdAt
 * }` while it is unavailable, 422, 429, 503 when it could not be stored either. `…/phone-answers` stores which reading of
 * its number is right: 200, 404, 422, 429, 503. A urlencoded form is passed to `onFormResult`. Must be
 * mounted before the proxy of `/v1`.
 */
export function contactRoutes({
  contacts,
  log,
  trustProxy,
  onFormResult,
}: ContactRouteOptions): Hono {
  const app = new Hono();
  app.post("/v1/realtor-contacts", noStore, sameOrigin(trustProxy), formLimit, async (c) => {
    const submission = await readSubmission(c);
    if (submission instanceof Response) return submission;
    const { by, values } = submission;
    const typed =
      by === "browser"
        ? {
            ...fromForm(submission.values),
            pageUrl: c.req.header("referer"),
            consentVersion: c.req.query("consent"),
          }
        : values;
    const result = await contacts
      .submit(typed, {
        address: clientAddress(c, trustProxy),
        idempotencyKey: c.req.header("idempotency-key"),
        userAgent: c.req.header("user-agent"),
      })
      .catch((error: unknown) => {
        log.error({ err: error }, "the contact request could not be forwarded or stored");
        return null;
      });
    if (!result)
      return by === "browser" ? onFormResult(c, { kind: "failed", values }) : submissionFailed();
    return by === "browser" ? onFormResult(c, getFormResult(result, values)) : toResponse(result);
  });
  const answers = "/v1/realtor-contacts/phone-answers";
  app.post(answers, noStore, sameOrigin(trustProxy), formLimit, async (c) => {
    const submission = await readSubmission(c);
    if (submission instanceof Response) return submission;
    const { by, values } = submission;
    const result = await contacts
      .answerPhone(by === "browser" ? { ...values, ...fromForm(submission.values) } : values, {
        address: clientAddress(c, trustProxy),
        userAgent: c.req.header("user-agent"),
      })
      .catch((error: unknown) => {
        log.error({ err: error }, "the phone number of a contact request could not be stored");
        return null;
      });
    if (by === "browser") return onFormResult(c, phoneAnswerForm(result, submission.values));
    return result ? phoneAnswerResponse(result, "contact.notFound") : submissionFailed();
  });
  return app;
}

const noStore: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("cache-control", cacheControl.none);
};

function toResponse(result: ContactResult): Response {
  if (result.kind === "rejected") return validationProblem(result.errors);
  if (result.kind === "limited") return tooManyRequests(result.retryAfter);
  if (result.kind === "stored")
    return Response.json({ id: result.id, createdAt: result.createdAt }, { status: 201 });
  return new Response(result.body, { status: result.status, headers: result.headers });
}

function getFormResult(result: ContactResult, values: Record<string, string>): FormResult {
  if (result.kind === "responded") return toFormResult(result, values);
  if (result.kind !== "stored") return { ...result, values };
  return { kind: "sent", values, id: result.id, requestKey: result.requestKey };
}

/** Converts the loaning service's response to a form result. */
function toFormResult(
  { status, headers, body, requestKey }: Extract<ContactResult, { kind: "responded" }>,
  values: Record<string, string>,
): FormResult {
  const json = readJson(body);
  if (status < 300) {
    const id = typeof json === "object" && json !== null && "id" in json ? String(json.id) : "";
    return { kind: "sent", values, id, requestKey };
  }
  if (status === 429)
    return { kind: "limited", values, retryAfter: Number(headers["retry-after"]) || 60 };
  const parsed = problemDetails.safeParse(json);
  const errors = (parsed.data?.errors ?? []).map(({ pointer, code }) => ({
    pointer,
    code: isRuleCode(code) ? code : ("type" as const),
  }));
  return { kind: "rejected", values, errors: errorsByField(errors) };
}

/**
 * Converts form fields to the JSON contract: `name` is joined. `isTerm` is Y, since the form has a notice instead of
 * a consent (docs/spec/forms.md#consent).
 */
function fromForm(form: Record<string, string>) {
  const { lastName = "", firstName = "", phone = "", phoneCountryCode = "", message = "" } = form;
  const joined = joinName(lastName, firstName);
  return {
    ...form,
    lastName,
    firstName,
    phone,
    phoneCountryCode,
    message,
    realtorId: form.realtorId ?? "",
    // Empty first and last names have their own errors; the joined name must not add a third.
    name: joined === "" ? "-" : joined,
    isTerm: "Y",
  };
}
