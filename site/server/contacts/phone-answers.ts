import { answeredPhone, problemDetails } from "@realtor/api/loaning-schemas";
import { defaultLocale, locales } from "@realtor/api/locales";
import { answerPhone, formatDialed, isPhoneAnswerable } from "@realtor/api/rules";
import { readRetryAfter } from "@realtor/server/retry";
import { formatTemplate, labelsFor } from "@realtor/ui/labels";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../db/open-store.ts";
import { contacts } from "../db/schema.ts";
import type { PhoneAnswerResult } from "../http/phone-answer.ts";
import { callLoaningService, type ForwardOptions, readJson } from "./forward-contact.ts";

type ContactBody = Record<string, unknown>;

interface Answer {
  requestKey: string;
  phoneCountryCode: string;
}

/** Stores the answer about a request that waits for the loaning service; null if none with this key waits. */
export function answerWaiting(
  db: Db,
  { requestKey, phoneCountryCode }: Answer,
  now: number,
): Promise<PhoneAnswerResult | null> {
  return db.transaction(async (tx) => {
    const [waiting] = await tx
      .select()
      .from(contacts)
      .where(and(eq(contacts.idempotencyKey, requestKey), isNotNull(contacts.body)))
      .for("update");
    if (!waiting?.body) return null;
    if (!isPhoneAnswerable(waiting.createdAt, now)) return { kind: "unknown" };
    const answer = answerPhone(sentPhone(waiting.body), phoneCountryCode);
    if (!answer) return { kind: "rejected", errors: { phoneCountryCode: "choice.unknown" } };
    await tx
      .update(contacts)
      .set({ body: { ...waiting.body, ...answer } })
      .where(eq(contacts.id, waiting.id));
    return { kind: "answered", phone: answer.phone, phoneCountryCode: answer.phoneCountryCode };
  });
}

/** Passes an answer on to the loaning service; null if it has no such route, or does not respond. */
export async function forwardAnswer(
  service: ForwardOptions,
  { requestKey, phoneCountryCode }: Answer,
  headers: Record<string, string>,
): Promise<PhoneAnswerResult | null> {
  const response = await callLoaningService(service, "/v1/realtor-contacts/phone-answers", {
    body: { requestKey, phoneCountryCode },
    headers,
  }).catch(() => null);
  if (!response) return null;
  const body = readJson(response.text);
  const { data: answered } = answeredPhone.safeParse(body);
  if (response.status === 200 && answered)
    return { kind: "answered", phone: answered.phone, phoneCountryCode: answered.phoneCountryCode };
  const { data: problem } = problemDetails.safeParse(body);
  if (response.status === 404 && problem?.code === "contact.notFound") return { kind: "unknown" };
  if (response.status === 422 && problem)
    return { kind: "rejected", errors: { phoneCountryCode: "choice.unknown" } };
  return response.status === 429
    ? { kind: "limited", retryAfter: readRetryAfter(response.headers.get("retry-after")) ?? 60 }
    : null;
}

/** A second request that says which number is the correct one, in the language of the first. */
export function correctionOf(contact: ContactBody): ContactBody {
  const locale = locales.find((known) => known === contact["locale"]) ?? defaultLocale;
  const number = formatDialed(sentPhone(contact));
  return { ...contact, message: formatTemplate(labelsFor(locale).phone.correction, { number }) };
}

/** The idempotency key of that request. */
export function correctionKey(requestKey: string): string {
  return `${requestKey}-phone`;
}

/** The phone number among the values of a form. */
export function sentPhone(values: ContactBody): { phone: string; phoneCountryCode: string } {
  const { phone, phoneCountryCode } = values;
  return {
    phone: typeof phone === "string" ? phone : "",
    phoneCountryCode: typeof phoneCountryCode === "string" ? phoneCountryCode : "",
  };
}
