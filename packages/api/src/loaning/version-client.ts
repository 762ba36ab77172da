import type { Http } from "../http/http.ts";
import type { Page, PageQuery } from "./page.ts";
import { readPage } from "./page.ts";
import type { RealtorProfile } from "./profile.schema.ts";
import type { RealtorVersion } from "./version.schema.ts";

const toPath = (realtorId: string) => `/v1/realtor-versions/${encodeURIComponent(realtorId)}`;

/**
 * GET /v1/realtor-versions/{realtorId} → 200, the versions of a homepage, newest first; also of a
 * deleted one.
 * @throws {ApiError} 401, 403, 404.
 */
export async function listVersions(
  http: Http,
  realtorId: string,
  query: PageQuery = {},
): Promise<Page<RealtorVersion>> {
  return readPage(await http<RealtorVersion[]>(toPath(realtorId), { success: 200, query }));
}

/**
 * GET /v1/realtor-versions/{realtorId}/{versionId} → 200, the former state with its draft. Restore
 * it with `importRealtor`; an update would leave keys that were added later.
 * @throws {ApiError} 401, 403, 404.
 */
export async function getVersion(
  http: Http,
  realtorId: string,
  versionId: number,
): Promise<RealtorProfile> {
  const path = `${toPath(realtorId)}/${versionId}`;
  return (await http<RealtorProfile>(path, { success: 200 })).data;
}
