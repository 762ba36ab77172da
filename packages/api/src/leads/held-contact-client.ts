import { callForData } from "../call-route.ts";
import type { Http } from "../http/http.ts";

/**
 * Returns the contact requests that the loaning service refused, newest first, for admins.
 * @throws {ApiError} 401, 403, 503.
 */
export function listHeldContacts(http: Http) {
  return callForData(http, "GET /api/held-contacts", {});
}

/**
 * Sends a refused contact request to the loaning service again. Returns 0 if it is on its way already.
 * @throws {ApiError} 401, 403, 404, 503.
 */
export async function resendHeldContact(http: Http, id: string): Promise<number> {
  return (await callForData(http, "POST /api/held-contacts/{id}/deliveries", { params: { id } }))
    .queued;
}

/**
 * Sends all refused contact requests to the loaning service again and returns their number.
 * @throws {ApiError} 401, 403, 503.
 */
export async function resendHeldContacts(http: Http): Promise<number> {
  return (await callForData(http, "POST /api/held-contacts/deliveries", {})).queued;
}
