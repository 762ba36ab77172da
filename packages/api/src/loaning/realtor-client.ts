import { callForData, callForPage } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import { limits } from "../rules/limits.ts";
import type { RealtorProfileInput, RealtorProfileUpdate } from "./profile.schema.ts";
import type { RealtorQuery } from "./realtor.schema.ts";

/**
 * Returns a website by `desiredUrl`, id or origin ("https://grace.example" for an agent's proved
 * own domain). Sends no token unless `asOwner` requests an unpublished page.
 * @throws {ApiError} 404 (unknown or not visible).
 */
export function getRealtor(
  http: Http,
  idOrOrigin: string,
  { asOwner, signal }: { asOwner?: boolean; signal?: AbortSignal } = {},
) {
  return callForData(http, "GET /v1/realtor/{id}", {
    params: { id: idOrOrigin },
    skipToken: asOwner !== true,
    ...(signal && { signal }),
  });
}

/**
 * Returns the ten samples in carousel order for `sample`, without a token; otherwise a realtor's
 * own websites, or all for an admin.
 */
export function listRealtors(http: Http, query: { sample?: "Y" } = {}) {
  return callForData(http, "GET /v1/realtor", { query, skipToken: query.sample === "Y" });
}

/**
 * Returns one page of the visible websites: a realtor's own, all for an admin, otherwise the
 * published ones. Last changed first by default.
 * @throws {ApiError} 400.
 */
export function findRealtors(http: Http, query: RealtorQuery = {}) {
  return callForPage(http, "GET /v1/realtor", { query });
}

/**
 * Returns the published websites among these addresses, in any order. Rejects with 400 from a service that has
 * no such query.
 * @throws {ApiError} 400.
 */
export async function findRealtorsByAddress(http: Http, desiredUrls: readonly string[]) {
  const query = { desiredUrls: desiredUrls.join(","), perPage: limits.teamMembers };
  return (await callForPage(http, "GET /v1/realtor", { query, skipToken: true })).page;
}

/**
 * Counts the websites of `findRealtors`.
 * @throws {ApiError} 401, 403.
 */
export function countRealtors(http: Http, query: Pick<RealtorQuery, "q"> = {}) {
  return callForData(http, "GET /v1/realtor-counts", { query });
}

/**
 * Creates a website and returns it.
 * @throws {ApiError} 401, 403, 409 (slug taken), 422.
 */
export function createRealtor(http: Http, profile: RealtorProfileInput) {
  return callForData(http, "POST /v1/realtor", { body: profile, success: 201 });
}

/**
 * Updates a website and returns it. `changes` contains the `updatedAt` it is based on.
 * @throws {ApiError} 401, 403, 404, 409 (stale `updatedAt`, or slug taken), 422.
 */
export function updateRealtor(
  http: Http,
  id: string,
  changes: RealtorProfileUpdate,
  options: { keepalive?: boolean } = {},
) {
  return callForData(http, "PATCH /v1/realtor/{id}", { params: { id }, body: changes, ...options });
}

/** @throws {ApiError} 401, 403, 404. */
export async function deleteRealtor(http: Http, id: string): Promise<void> {
  await callForData(http, "DELETE /v1/realtor/{id}", { params: { id }, responseType: "none" });
}

/**
 * Takes a website offline until staff publish it again, and tells the agent why; for admins.
 * @throws {ApiError} 401, 403, 404.
 */
export function suspendRealtor(http: Http, id: string, reason: string) {
  return callForData(http, "POST /v1/realtor/{id}/suspension", {
    params: { id },
    body: { reason },
  });
}

/**
 * Lets the agent publish a suspended website again; for admins.
 * @throws {ApiError} 401, 403, 404.
 */
export function liftSuspension(http: Http, id: string) {
  return callForData(http, "DELETE /v1/realtor/{id}/suspension", { params: { id } });
}

/**
 * Allows the license number of a website, which another website has; for admins.
 * @throws {ApiError} 401, 403, 404.
 */
export async function releaseLicense(http: Http, id: string): Promise<void> {
  await callForData(http, "POST /v1/realtor/{id}/license-release", { params: { id } });
}

/**
 * Returns the complete profile with its `userName`.
 * @throws {ApiError} 401, 403, 404.
 */
export function exportRealtor(http: Http, id: string) {
  return callForData(http, "GET /v1/realtor/export/{id}", { params: { id } });
}

/**
 * Replaces a profile by an exported file and returns it.
 * @throws {ApiError} 400 (not JSON), 401, 403, 404, 409, 413, 415, 422.
 */
export function importRealtor(http: Http, id: string, file: Blob) {
  const body = new FormData();
  body.set("file", file, file instanceof File ? file.name : "profile.json");
  body.set("realtorId", id);
  return callForData(http, "POST /v1/realtor/import/{id}", { params: { id }, body, success: 201 });
}

export interface AddressOptions {
  /** The website to check for: its own address does not count as taken. */
  realtorId?: string;
  signal?: AbortSignal;
}

/**
 * Returns the rule that an address violates, or null. Saving checks again, since another user may
 * take the address first. Do not call it with an empty address.
 * @throws {ApiError} 401, 403.
 */
export function checkAddress(
  http: Http,
  desiredUrl: string,
  { realtorId, signal }: AddressOptions = {},
) {
  return callForData(http, "GET /v1/realtor-addresses/{desiredUrl}", {
    params: { desiredUrl },
    query: { realtorId },
    ...(signal && { signal }),
  });
}

/**
 * Returns brokerages that published websites name, at most 20, sorted by name; with `managed` those of
 * all websites that the user may manage, at most 200.
 * @throws {ApiError} 401, 403.
 */
export function findBrokerages(http: Http, query: { q?: string; managed?: "Y" } = {}) {
  return callForData(http, "GET /v1/realtor-brokerages", { query });
}

/**
 * Returns sitemap entries of the published websites without samples, sorted by `desiredUrl`: at
 * most 1000 after `after`; an empty list ends the pagination. No token.
 */
export function listSitemap(http: Http, after?: string) {
  const query = after === undefined ? {} : { after };
  return callForData(http, "GET /v1/realtor-sitemap", { query, skipToken: true });
}

/**
 * Returns the own domain of a website with the state of its proof.
 * @throws {ApiError} 401, 403, 404.
 */
export function getDomain(http: Http, realtorId: string) {
  return callForData(http, "GET /v1/realtor/{id}/domain", { params: { id: realtorId } });
}

/**
 * Looks for the proof of the own domain now and returns the result. Takes a few seconds.
 * @throws {ApiError} 401, 403, 404, 429.
 */
export function checkDomain(http: Http, realtorId: string) {
  return callForData(http, "POST /v1/realtor/{id}/domain/check", { params: { id: realtorId } });
}
