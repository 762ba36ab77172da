import { callForData, callForPage } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PageQuery } from "../schema/fields.ts";

/**
 * Returns the versions of a website, newest first: its current state, and the former ones; also of a
 * deleted website. A page can have fewer entries than `perPage`: those without a visible change are left
 * out, but counted.
 * @throws {ApiError} 401, 403, 404.
 */
export function listVersions(http: Http, realtorId: string, query: PageQuery = {}) {
  return callForPage(http, "GET /v1/realtor-versions/{realtorId}", {
    params: { realtorId },
    query,
  });
}

/**
 * Returns a former state of a website with its draft.
 * @throws {ApiError} 401, 403, 404.
 */
export function getVersion(http: Http, realtorId: string, versionId: number) {
  return callForData(http, "GET /v1/realtor-versions/{realtorId}/{versionId}", {
    params: { realtorId, versionId },
  });
}

/**
 * Restores the content of a former state: as the draft of a published website, which visitors do not see,
 * otherwise as the website. Its address, its own domain and the account's name stay. The state before is
 * a version; restoring that one at once ends the restoration.
 * @throws {ApiError} 401, 403, 404, 413.
 */
export function restoreVersion(http: Http, realtorId: string, versionId: number) {
  return callForData(http, "POST /v1/realtor-versions/{realtorId}/{versionId}/restorations", {
    params: { realtorId, versionId },
    success: 201,
  });
}

/**
 * Returns the open preview link of a website, or null.
 * @throws {ApiError} 401, 403, 404.
 */
export async function getPreviewLink(http: Http, realtorId: string) {
  const { link } = await callForData(http, "GET /v1/realtor-preview-links/{realtorId}", {
    params: { realtorId },
  });
  return link;
}

/**
 * Creates a preview link, which ends the one before.
 * @throws {ApiError} 401, 403, 404.
 */
export function createPreviewLink(http: Http, realtorId: string) {
  return callForData(http, "POST /v1/realtor-preview-links/{realtorId}", {
    params: { realtorId },
    success: 201,
  });
}

/**
 * Ends the preview link of a website, if there is one.
 * @throws {ApiError} 401, 403, 404.
 */
export async function endPreviewLink(http: Http, realtorId: string): Promise<void> {
  await callForData(http, "DELETE /v1/realtor-preview-links/{realtorId}", {
    params: { realtorId },
  });
}

/**
 * Returns the profile with its draft for a preview link, and counts it as opened.
 * @throws {ApiError} 404 `preview.ended` for a link that has expired, was ended or never existed.
 */
export function openPreview(http: Http, token: string) {
  return callForData(http, "POST /v1/realtor-previews", { body: { token }, skipToken: true });
}
