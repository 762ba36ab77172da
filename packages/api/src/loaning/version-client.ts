import { callForData, callForPage } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PageQuery } from "../schema/fields.ts";

/**
 * Returns the versions of a homepage, newest first; also of a deleted one.
 * @throws {ApiError} 401, 403, 404.
 */
export function listVersions(http: Http, realtorId: string, query: PageQuery = {}) {
  return callForPage(http, "GET /v1/realtor-versions/{realtorId}", {
    params: { realtorId },
    query,
  });
}

/**
 * Returns a former state of a homepage with its draft. Restore it with `importRealtor`; an update
 * would leave keys that were added later.
 * @throws {ApiError} 401, 403, 404.
 */
export function getVersion(http: Http, realtorId: string, versionId: number) {
  return callForData(http, "GET /v1/realtor-versions/{realtorId}/{versionId}", {
    params: { realtorId, versionId },
  });
}
