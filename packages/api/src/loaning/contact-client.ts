import type { Http } from "../http/http.ts";
import type { ContactInput, ContactReceipt } from "./contact.schema.ts";

/**
 * POST /v1/realtor-contacts → 201, without a token. The same `idempotencyKey` (made when the form
 * opens) stores one request, however often it is sent. ApiError 404 (no such agent), 422, 429.
 */
export async function createContact(
  http: Http,
  contact: ContactInput,
  idempotencyKey?: string,
): Promise<ContactReceipt> {
  const answer = await http<ContactReceipt>("/v1/realtor-contacts", {
    method: "POST",
    body: contact,
    success: 201,
    skipToken: true,
    ...(idempotencyKey !== undefined && { headers: { "idempotency-key": idempotencyKey } }),
  });
  return answer.data;
}
