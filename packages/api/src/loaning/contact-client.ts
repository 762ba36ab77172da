import { callForData, callForPage } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PhoneAnswer } from "../schema/phone-answer.ts";
import type { ContactInput, ContactQuery, ContactUpdate } from "./contact.schema.ts";

/**
 * Sends a contact request, without a token. A repeated `idempotencyKey` (generated when the form
 * opens) stores one request.
 * @throws {ApiError} 404 (unknown agent), 422, 429.
 */
export function createContact(http: Http, contact: ContactInput, idempotencyKey?: string) {
  return callForData(http, "POST /v1/realtor-contacts", {
    body: contact,
    success: 201,
    skipToken: true,
    ...(idempotencyKey !== undefined && { headers: { "idempotency-key": idempotencyKey } }),
  });
}

/**
 * Says which reading of the phone number of a contact request is right, without a token. The site's
 * server needs the fields of the request, too, for a service without this route:
 * docs/spec/forms.md#a-number-in-doubt.
 * @throws {ApiError} 404 (unknown key, or later than 30 minutes), 422, 429.
 */
export function answerContactPhone(http: Http, answer: PhoneAnswer) {
  return callForData(http, "POST /v1/realtor-contacts/phone-answers", {
    body: answer,
    skipToken: true,
  });
}

/**
 * Returns one page of contact requests, newest first: all for an admin, those to their own website
 * for a realtor. Without filters all states, no spam.
 * @throws {ApiError} 400, 401, 403.
 */
export function listContacts(http: Http, query: ContactQuery = {}) {
  return callForPage(http, "GET /v1/realtor-contacts", { query });
}

/**
 * Counts the requests of `listContacts`.
 * @throws {ApiError} 401, 403.
 */
export function countContacts(http: Http) {
  return callForData(http, "GET /v1/realtor-contacts/counts", {});
}

/**
 * Updates a contact request and returns it. Omitted fields do not change.
 * @throws {ApiError} 401, 403, 404, 422.
 */
export function updateContact(http: Http, id: string, changes: ContactUpdate) {
  return callForData(http, "PATCH /v1/realtor-contacts/{id}", { params: { id }, body: changes });
}

/**
 * Deletes a contact request permanently.
 * @throws {ApiError} 401, 403, 404.
 */
export async function deleteContact(http: Http, id: string): Promise<void> {
  const name = "DELETE /v1/realtor-contacts/{id}";
  await callForData(http, name, { params: { id }, responseType: "none" });
}
