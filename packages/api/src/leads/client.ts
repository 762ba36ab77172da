import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PhoneAnswer } from "../schema/phone-answer.ts";
import type { LeadInput } from "./lead.schema.ts";

/**
 * Sends a lead, without a token; it is stored and queued for team chat. A repeated `idempotencyKey`
 * (generated when the form opens) stores one lead.
 * @throws {ApiError} 422 (validation errors), 429.
 */
export function sendLead(http: Http, lead: LeadInput, idempotencyKey: string) {
  return callForData(http, "POST /api/send-to-slack", {
    body: lead,
    headers: { "idempotency-key": idempotencyKey },
    success: 201,
    skipToken: true,
  });
}

/**
 * Says which reading of the phone number of a lead is right, without a token.
 * @throws {ApiError} 404 (unknown key, or later than 30 minutes), 422, 429.
 */
export function answerLeadPhone(http: Http, answer: PhoneAnswer) {
  return callForData(http, "POST /api/send-to-slack/phone-answers", {
    body: answer,
    skipToken: true,
  });
}
