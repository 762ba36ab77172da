import { callForData, callForPage } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PageQuery } from "../schema/fields.ts";
import type { ListingInput, ListingStatusInput, ListingUpdate } from "./document.schema.ts";

/**
 * Returns the homes of a website: what the agent added or wrote about, newest change first, and homes that the
 * license finds.
 * @throws {ApiError} 401, 403, 404.
 */
export function listListings(http: Http, realtorId: string, query: PageQuery = {}) {
  return callForPage(http, "GET /v1/listings", { query: { ...query, realtorId } });
}

/**
 * Starts a home by hand, as a copy with `copyOf`, or words for a home of an MLS with `listingKey`. A repeated
 * `idempotencyKey` (generated when the form opens) returns the same document.
 * @throws {ApiError} 401, 403, 404, 422.
 */
export function createListing(http: Http, input: ListingInput, idempotencyKey?: string) {
  return callForData(http, "POST /v1/listings", {
    body: input,
    success: 201,
    ...(idempotencyKey !== undefined && { headers: { "idempotency-key": idempotencyKey } }),
  });
}

/**
 * Returns up to eight addresses and cities that begin with a text of three letters or more.
 * @throws {ApiError} 401, 403, 429.
 */
export function suggestAddresses(http: Http, typed: string) {
  return callForData(http, "GET /v1/addresses", { query: { q: typed } });
}

/** @throws {ApiError} 401, 403, 404. */
export function getListing(http: Http, id: string) {
  return callForData(http, "GET /v1/listings/{id}", { params: { id } });
}

/**
 * Saves changed keys as a draft; with `isPublished` Y publishes the home, with N takes it down. `keepalive`
 * completes the request after the page is closed.
 * @throws {ApiError} 401, 403, 404; 409 `listing.stale` or `listing.duplicate`; 422 `listing.incomplete` with a
 * pointer for each missing part.
 */
export function updateListing(
  http: Http,
  id: string,
  update: ListingUpdate,
  options: { keepalive?: boolean } = {},
) {
  return callForData(http, "PATCH /v1/listings/{id}", { params: { id }, body: update, ...options });
}

/**
 * Changes the status of a home by hand, published or not, at once. `before` takes it back.
 * @throws {ApiError} 401, 403, 404, 409, 422.
 */
export function changeListingStatus(http: Http, id: string, input: ListingStatusInput) {
  return callForData(http, "POST /v1/listings/{id}/status", { params: { id }, body: input });
}

/** @throws {ApiError} 401, 403, 404. */
export function deleteListing(http: Http, id: string) {
  return callForData(http, "DELETE /v1/listings/{id}", { params: { id } });
}

/**
 * Restores a deleted document, published if it was, for 30 days.
 * @throws {ApiError} 401, 403, 404, 422.
 */
export function restoreListing(http: Http, id: string) {
  return callForData(http, "POST /v1/listings/{id}/restoration", {
    params: { id },
    success: 201,
  });
}

/**
 * Returns the versions of a document, newest first: its current state, and the former ones; also of a deleted one.
 * @throws {ApiError} 401, 403, 404.
 */
export function listListingVersions(http: Http, id: string, query: PageQuery = {}) {
  return callForPage(http, "GET /v1/listings/{id}/versions", { params: { id }, query });
}

/**
 * Returns a former state of a document.
 * @throws {ApiError} 401, 403, 404.
 */
export function getListingVersion(http: Http, id: string, versionId: number) {
  const params = { id, versionId };
  return callForData(http, "GET /v1/listings/{id}/versions/{versionId}", { params });
}

/**
 * Restores a former state as the draft, which visitors do not see. The state before is a version.
 * @throws {ApiError} 401, 403, 404, 429.
 */
export function restoreListingVersion(http: Http, id: string, versionId: number) {
  return callForData(http, "POST /v1/listings/{id}/versions/{versionId}/restorations", {
    params: { id, versionId },
    success: 201,
  });
}
