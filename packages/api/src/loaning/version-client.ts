import type { Http } from "../http/http.ts";
import type { Page, PageQuery } from "./page.ts";
import { readPage } from "./page.ts";
import type { RealtorProfile } from "./profile.schema.ts";
import type { RealtorVersion } from "./version.schema.ts";

const pathOf = (realtorId: string) => `/v1/realtor-versions/${encodeURIComponent(realtorId)}`;

/**
 * GET /v1/realtor-versions/{realtorId} → 200, what a homepage was before each save, newest first;
 * also of a deleted one. ApiError 401, 403, 404.
 */
export async function listVersions(
  http: Http,
  realtorId: string,
  query: PageQuery = {},
): Promise<Page<RealtorVersion>> {
  return readPage(await http<RealtorVersion[]>(pathOf(realtorId), { success: 200, query }));
}

/**
 * GET /v1/realtor-versions/{realtorId}/{versionId} → 200, the homepage as it was, its draft included.
 * `importRealtor` brings all of it back; an update would leave the keys that came later. ApiError 401, 403, 404.
 */
export async function getVersion(
  http: Http,
  realtorId: string,
  versionId: number,
): Promise<RealtorProfile> {
  const path = `${pathOf(realtorId)}/${versionId}`;
  return (await http<RealtorProfile>(path, { success: 200 })).data;
}
