import type { Http } from "../http/http.ts";
import type { LeadInput, LeadReceipt } from "./lead.schema.ts";

/**
 * POST /api/send-to-slack on the site's server → 201, stored and queued for team chat, without a
 * token. A repeated `idempotencyKey` (generated when the form opens) stores one lead.
 * @throws {ApiError} 422 (validation errors), 429.
 */
export async function sendLead(
  http: Http,
  lead: LeadInput,
  idempotencyKey: string,
): Promise<LeadReceipt> {
  const response = await http<LeadReceipt>("/api/send-to-slack", {
    method: "POST",
    body: lead,
    headers: { "idempotency-key": idempotencyKey },
    success: 201,
    skipToken: true,
  });
  return response.data;
}
