import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { queryText, deleted, idParams, totalCountHeader } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import { ownDomain } from "./domain.schema.ts";
import { translationRequest, translations, translationState } from "./translation.schema.ts";
import { uploadRequest, uploadResponse } from "./photos.schema.ts";
import { realtorProfile, realtorProfileInput, realtorProfileUpdate } from "./profile.schema.ts";
import {
  addressCheck,
  brokerage,
  brokerageQuery,
  realtorCountQuery,
  realtorCounts,
  realtorListQuery,
  sitemapPage,
  sitemapQuery,
} from "./realtor.schema.ts";

const token = "required";

/** Routes of homepages: profiles, addresses, domains, uploads and translations. */
export const realtorRoutes = {
  "GET /v1/realtor": {
    summary: "Homepages: all for an admin, their own for a realtor, otherwise published ones",
    token: "optional",
    query: realtorListQuery,
    success: 200,
    description: "One page of homepages",
    response: z.array(realtorProfile),
    responseHeaders: totalCountHeader,
    problems: [400],
  },
  "GET /v1/realtor/{id}": {
    summary:
      "One homepage by id, desiredUrl (in any case) or URL-encoded origin of its proved own domain",
    token: "optional",
    params: z.object({ id: queryText(limits.webAddress) }),
    success: 200,
    description: "The homepage",
    response: realtorProfile,
    problems: [400, 404],
  },
  "POST /v1/realtor": {
    summary: "Create a homepage",
    token,
    body: realtorProfileInput,
    success: 201,
    description: "The new homepage",
    response: realtorProfile,
    problems: [400, 401, 403, 409, 413, 415, 422],
  },
  "PATCH /v1/realtor/{id}": {
    summary: "Update a homepage",
    token,
    params: idParams,
    body: realtorProfileUpdate,
    success: 200,
    description: "The updated homepage",
    response: realtorProfile,
    problems: [400, 401, 403, 404, 409, 413, 415, 422],
  },
  "DELETE /v1/realtor/{id}": {
    summary: "Delete a homepage",
    token,
    params: idParams,
    success: 200,
    description: "Its id",
    response: deleted,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor/{id}/license-release": {
    summary: "Allow the license number of a homepage, which another homepage has; for admins",
    token,
    params: idParams,
    success: 200,
    description: "The id of the homepage",
    response: deleted,
    problems: [400, 401, 403, 404],
  },
  "GET /v1/realtor/{id}/domain": {
    summary: "The own domain of a homepage, and how it is proved",
    token,
    params: idParams,
    success: 200,
    description: "The domain, or the state none",
    response: ownDomain,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor/{id}/domain/check": {
    summary: "Look for the proof of the own domain now",
    token,
    params: idParams,
    success: 200,
    description: "The domain after the check",
    response: ownDomain,
    problems: [400, 401, 403, 404, 429],
  },
  "GET /v1/translations": {
    summary: "Whether texts can be translated",
    token,
    success: 200,
    description: "The state of the translation provider",
    response: translationState,
    problems: [401, 403],
  },
  "POST /v1/translations": {
    summary: "Translate texts of a homepage",
    token,
    body: translationRequest,
    success: 200,
    description: "The translated texts",
    response: translations,
    problems: [400, 401, 403, 409, 413, 415, 422, 429, 503],
  },
  "GET /v1/realtor/export/{id}": {
    summary: "Export the complete profile",
    token,
    params: idParams,
    success: 200,
    description: "The profile with its userName",
    response: realtorProfile,
    problems: [400, 401, 403, 404],
  },
  /** Its body is multipart: the exported `file` and the `realtorId`. */
  "POST /v1/realtor/import/{id}": {
    summary: "Replace a profile by an exported file",
    token,
    params: idParams,
    multipart: true,
    success: 201,
    description: "The updated homepage",
    response: realtorProfile,
    problems: [400, 401, 403, 404, 409, 413, 415, 422],
  },
  "POST /v1/realtor/presigned-multi-file-upload": {
    summary: "Signed URLs to PUT images to, valid for 15 minutes",
    token,
    body: uploadRequest,
    success: 200,
    description: "One URL for each file, in request order",
    response: uploadResponse,
    problems: [400, 401, 403, 413, 415, 422],
  },
  "GET /v1/realtor-counts": {
    summary: "Numbers of homepages that the user may manage: published, unpublished and all",
    token,
    query: realtorCountQuery,
    success: 200,
    description: "The counts",
    response: realtorCounts,
    problems: [400, 401, 403],
  },
  "GET /v1/realtor-addresses/{desiredUrl}": {
    summary: "Whether a homepage may use an address",
    token,
    params: z.object({ desiredUrl: queryText(limits.webAddress) }),
    query: z.object({
      realtorId: queryText(limits.opaqueId)
        .optional()
        .describe("The homepage to check for: its own address does not count as taken."),
    }),
    success: 200,
    description: "The code of the first violated rule, or null",
    response: addressCheck,
    problems: [400, 401, 403],
  },
  "GET /v1/realtor-sitemap": {
    summary: "Sitemap entries of the published homepages, without samples",
    query: sitemapQuery,
    success: 200,
    description: "At most 1000 entries, sorted by desiredUrl; an empty list ends the pagination",
    response: sitemapPage,
    problems: [400],
  },
  "GET /v1/realtor-brokerages": {
    summary: "Brokerages that published homepages name, by a part of the name, at most 20",
    token,
    query: brokerageQuery,
    success: 200,
    description: "The brokerages, sorted by name",
    response: z.array(brokerage),
    problems: [400, 401, 403],
  },
} as const satisfies RouteTable;
