import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";
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
