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

const pathOf = (id: string) => `/v1/realtor/${encodeURIComponent(id)}`;

/**
 * GET /v1/realtor/{desiredUrl, id or origin} → 200. On the product's own domain ask for the slug or
 * id, on an agent's own domain for the origin ("https://grace.example"). No token, unless `asOwner`
 * asks to see an unpublished page. ApiError 404: no such page, or none to be seen.
 */
export async function getRealtor(
  http: Http,
  idOrOrigin: string,
  options: { asOwner?: boolean; signal?: AbortSignal } = {},
): Promise<RealtorProfile> {
  const answer = await http<RealtorProfile>(pathOf(idOrOrigin), {
    success: 200,
    skipToken: options.asOwner !== true,
    ...(options.signal && { signal: options.signal }),
  });
  return answer.data;
}

/**
 * GET /v1/realtor → 200, a list. With `sample` the ten samples of the carousel in their order, without
 * a token; else what the token may see: a realtor's own, an admin's all.
 */
export async function listRealtors(
  http: Http,
  query: { sample?: "Y" } = {},
): Promise<RealtorProfile[]> {
  const skipToken = query.sample === "Y";
  const answer = await http<RealtorProfile[]>("/v1/realtor", { success: 200, query, skipToken });
  return answer.data;
}

/** Which homepages to list; newest change first unless it says otherwise. */
export type RealtorQuery = PageQuery &
  Readonly<{
    /** A part of the address, the account's name, or the Korean or Japanese name, in any case. */
    q?: string;
    state?: RealtorState;
    sort?: RealtorSort;
    /** `desc` by `updated`, else `asc`, unless given. */
    order?: "asc" | "desc";
  }>;

/**
 * GET /v1/realtor → 200, the homepages that the token may see: a realtor's own, an admin's all, else the
 * public ones. ApiError 400.
 */
export async function findRealtors(
  http: Http,
  query: RealtorQuery = {},
): Promise<Page<RealtorProfile>> {
  return readPage(await http<RealtorProfile[]>("/v1/realtor", { success: 200, query }));
}

/** GET /v1/realtor-counts → 200, of what `findRealtors` would give in all pages. ApiError 401, 403. */
export async function countRealtors(
  http: Http,
  query: Pick<RealtorQuery, "q"> = {},
): Promise<RealtorCounts> {
  return (await http<RealtorCounts>("/v1/realtor-counts", { success: 200, query })).data;
}

/** POST /v1/realtor → 201, the stored profile. ApiError 401, 403, 409 (slug or domain taken), 422. */
export async function createRealtor(
  http: Http,
  profile: RealtorProfileInput,
): Promise<RealtorProfile> {
  const call = { method: "POST", body: profile, success: 201 } as const;
  return (await http<RealtorProfile>("/v1/realtor", call)).data;
}

/**
 * PATCH /v1/realtor/{id} → 200, the stored profile. `changes` carries the `updatedAt` it was based on.
 * ApiError 401, 403, 404, 409 (stale `updatedAt`, or slug or domain taken), 422.
 */
export async function updateRealtor(
  http: Http,
  id: string,
  changes: RealtorProfileUpdate,
): Promise<RealtorProfile> {
  const call = { method: "PATCH", body: changes, success: 200 } as const;
  return (await http<RealtorProfile>(pathOf(id), call)).data;
}

/** DELETE /v1/realtor/{id} → 200. ApiError 401, 403, 404. */
export async function deleteRealtor(http: Http, id: string): Promise<void> {
  await http(pathOf(id), { method: "DELETE", success: 200, answer: "none" });
}

/** GET /v1/realtor/export/{id} → 200, the profile with its `userName`. ApiError 401, 403, 404. */
export async function exportRealtor(http: Http, id: string): Promise<RealtorProfile> {
  const path = `/v1/realtor/export/${encodeURIComponent(id)}`;
  return (await http<RealtorProfile>(path, { success: 200 })).data;
}

/**
 * POST /v1/realtor/import/{id} → 201, the stored profile; multipart with `file` (an exported profile)
 * and `realtorId`. ApiError 400 (no JSON), 401, 403, 404, 409, 413, 415, 422.
 */
export async function importRealtor(http: Http, id: string, file: Blob): Promise<RealtorProfile> {
  const body = new FormData();
  body.set("file", file, file instanceof File ? file.name : "profile.json");
  body.set("realtorId", id);
  const path = `/v1/realtor/import/${encodeURIComponent(id)}`;
  return (await http<RealtorProfile>(path, { method: "POST", body, success: 201 })).data;
}
