import { callForData, callForPage } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { LeadQuery, LeadUpdate } from "./lead.schema.ts";

/**
 * Returns one page of leads, newest first, for admins.
 * @throws {ApiError} 400, 401, 403, 503 (the token cannot be verified).
 */
export function listLeads(http: Http, query: LeadQuery = {}) {
  return callForPage(http, "GET /api/leads", { query });
}

/**
 * Counts the leads of `listLeads`.
 * @throws {ApiError} 401, 403, 503.
 */
export function countLeads(http: Http) {
  return callForData(http, "GET /api/leads/counts", {});
}

/**
 * Updates a lead and returns it. Omitted fields do not change. `spam: false` queues a withheld lead
 * for team chat.
 * @throws {ApiError} 401, 403, 404, 422, 503.
 */
export function updateLead(http: Http, id: string, changes: LeadUpdate) {
  return callForData(http, "PATCH /api/leads/{id}", { params: { id }, body: changes });
}

/**
 * Deletes the personal data and the delivery of a lead permanently.
 * @throws {ApiError} 401, 403, 404, 503.
 */
export async function deleteLead(http: Http, id: string): Promise<void> {
  await callForData(http, "DELETE /api/leads/{id}", { params: { id }, responseType: "none" });
}

/**
 * Sends a lead that team chat refused again and returns it.
 * @throws {ApiError} 401, 403, 404, 503.
 */
export function resendLead(http: Http, id: string) {
  return callForData(http, "POST /api/leads/{id}/deliveries", { params: { id } });
}

/**
 * Sends all leads that team chat refused again and returns their number.
 * @throws {ApiError} 401, 403, 503.
 */
export async function resendLeads(http: Http): Promise<number> {
  return (await callForData(http, "POST /api/leads/deliveries", {})).queued;
}

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
