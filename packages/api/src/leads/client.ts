import type { Http } from "../http/http.ts";
import type { LeadInput, LeadReceipt } from "./lead.schema.ts";

/**
 * POST /api/send-to-slack on the site's own server → 201: stored for good, and on its way to team
 * chat. The same `idempotencyKey` (made when the form opens) stores one lead, however often it is
 * sent. No token. ApiError 422 (the refused fields), 429.
 */
export async function sendLead(
  http: Http,
  lead: LeadInput,
  idempotencyKey: string,
): Promise<LeadReceipt> {
  const answer = await http<LeadReceipt>("/api/send-to-slack", {
    method: "POST",
    body: lead,
    headers: { "idempotency-key": idempotencyKey },
    success: 201,
    skipToken: true,
  });
  return answer.data;
}
