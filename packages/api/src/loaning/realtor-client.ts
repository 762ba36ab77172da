import type { Http } from "../http/http.ts";
import type { RealtorSort, RealtorState } from "./choices.ts";
import { readPage } from "./page.ts";
import type { Page, PageQuery } from "./page.ts";
import type {
  RealtorProfile,
  RealtorProfileInput,
  RealtorProfileUpdate,
} from "./profile.schema.ts";
import type { RealtorCounts } from "./realtor-list.schema.ts";

const toPath = (id: string) => `/v1/realtor/${encodeURIComponent(id)}`;

/**
 * GET /v1/realtor/{desiredUrl, id or origin} → 200. Pass the origin ("https://grace.example") on an
 * agent's own domain. Sends no token unless `asOwner` requests an unpublished page.
 * @throws {ApiError} 404 (unknown or not visible).
 */
export async function getRealtor(
  http: Http,
  idOrOrigin: string,
  options: { asOwner?: boolean; signal?: AbortSignal } = {},
): Promise<RealtorProfile> {
  const response = await http<RealtorProfile>(toPath(idOrOrigin), {
    success: 200,
    skipToken: options.asOwner !== true,
    ...(options.signal && { signal: options.signal }),
  });
  return response.data;
}

/**
 * GET /v1/realtor → 200. With `sample` the ten samples in carousel order, without a token;
 * otherwise a realtor's own homepages or all for an admin.
 */
export async function listRealtors(
  http: Http,
  query: { sample?: "Y" } = {},
): Promise<RealtorProfile[]> {
  const skipToken = query.sample === "Y";
  const response = await http<RealtorProfile[]>("/v1/realtor", { success: 200, query, skipToken });
  return response.data;
}

/** Filter and order of homepages. Default: last changed first. */
export type RealtorQuery = PageQuery &
  Readonly<{
    /**
     * Substring of the address, the account's name, or the Korean or Japanese name, ignoring case.
     */
    q?: string;
    state?: RealtorState;
    sort?: RealtorSort;
    /** Default: `desc` for `updated`, otherwise `asc`. */
    order?: "asc" | "desc";
  }>;

/**
 * GET /v1/realtor → 200, the visible homepages: a realtor's own, all for an admin, otherwise the
 * published ones.
 * @throws {ApiError} 400.
 */
export async function findRealtors(
  http: Http,
  query: RealtorQuery = {},
): Promise<Page<RealtorProfile>> {
  return readPage(await http<RealtorProfile[]>("/v1/realtor", { success: 200, query }));
}

/**
 * GET /v1/realtor-counts → 200, counts of the homepages of `findRealtors`.
 * @throws {ApiError} 401, 403.
 */
export async function countRealtors(
  http: Http,
  query: Pick<RealtorQuery, "q"> = {},
): Promise<RealtorCounts> {
  return (await http<RealtorCounts>("/v1/realtor-counts", { success: 200, query })).data;
}

/**
 * POST /v1/realtor → 201, the stored profile.
 * @throws {ApiError} 401, 403, 409 (slug or domain taken), 422.
 */
export async function createRealtor(
  http: Http,
  profile: RealtorProfileInput,
): Promise<RealtorProfile> {
  const call = { method: "POST", body: profile, success: 201 } as const;
  return (await http<RealtorProfile>("/v1/realtor", call)).data;
}

/**
 * PATCH /v1/realtor/{id} → 200, the stored profile. `changes` contains the `updatedAt` it is based
 * on.
 * @throws {ApiError} 401, 403, 404, 409 (stale `updatedAt`, or slug or domain taken), 422.
 */
export async function updateRealtor(
  http: Http,
  id: string,
  changes: RealtorProfileUpdate,
): Promise<RealtorProfile> {
  const call = { method: "PATCH", body: changes, success: 200 } as const;
  return (await http<RealtorProfile>(toPath(id), call)).data;
}

/**
 * DELETE /v1/realtor/{id} → 200.
 * @throws {ApiError} 401, 403, 404.
 */
export async function deleteRealtor(http: Http, id: string): Promise<void> {
  await http(toPath(id), { method: "DELETE", success: 200, responseType: "none" });
}

/**
 * GET /v1/realtor/export/{id} → 200, the profile with its `userName`.
 * @throws {ApiError} 401, 403, 404.
 */
export async function exportRealtor(http: Http, id: string): Promise<RealtorProfile> {
  const path = `/v1/realtor/export/${encodeURIComponent(id)}`;
  return (await http<RealtorProfile>(path, { success: 200 })).data;
}

/**
 * POST /v1/realtor/import/{id} → 201, the stored profile; multipart with `file` (an exported
 * profile) and `realtorId`.
 * @throws {ApiError} 400 (not JSON), 401, 403, 404, 409, 413, 415, 422.
 */
export async function importRealtor(http: Http, id: string, file: Blob): Promise<RealtorProfile> {
  const body = new FormData();
  body.set("file", file, file instanceof File ? file.name : "profile.json");
  body.set("realtorId", id);
  const path = `/v1/realtor/import/${encodeURIComponent(id)}`;
  return (await http<RealtorProfile>(path, { method: "POST", body, success: 201 })).data;
}
