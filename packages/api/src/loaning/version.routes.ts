import { z } from "../schema/zod.ts";
import {
  pageQuery,
  queryInteger,
  deleted,
  realtorParams,
  totalCountHeader,
} from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import { realtorVersion, restoration } from "./version.schema.ts";
import { currentPreviewLink, previewLink, previewToken } from "./preview-link.schema.ts";
import { realtorProfile } from "./profile.schema.ts";

const token = "required";
const versionParams = realtorParams.extend({ versionId: queryInteger(1) });

export const versionRoutes = {
  "GET /v1/realtor-versions/{realtorId}": {
    summary: "Versions of a website, newest first, with the current one; also of a deleted one",
    token,
    params: realtorParams,
    query: pageQuery,
    success: 200,
    description: "One page of versions",
    response: z.array(realtorVersion),
    responseHeaders: totalCountHeader,
    problems: [400, 401, 403, 404],
  },
  "GET /v1/realtor-versions/{realtorId}/{versionId}": {
    summary: "A former state of a website, including its draft",
    token,
    params: versionParams,
    success: 200,
    description: "The former state",
    response: realtorProfile,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-versions/{realtorId}/{versionId}/restorations": {
    summary: "Restore a former state of a website: as its draft if it is published",
    token,
    params: versionParams,
    success: 201,
    description: "The website, and what could not be restored",
    response: restoration,
    problems: [400, 401, 403, 404, 413],
  },
  "GET /v1/realtor-preview-links/{realtorId}": {
    summary: "The open preview link of a website",
    token,
    params: realtorParams,
    success: 200,
    description: "The link, or null",
    response: currentPreviewLink,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-preview-links/{realtorId}": {
    summary: "Create a preview link, which ends the one before",
    token,
    params: realtorParams,
    success: 201,
    description: "The link",
    response: previewLink,
    problems: [400, 401, 403, 404],
  },
  "DELETE /v1/realtor-preview-links/{realtorId}": {
    summary: "End the preview link of a website",
    token,
    params: realtorParams,
    success: 200,
    description: "The website's id",
    response: deleted,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-previews": {
    summary: "Open a preview link: a website with its draft",
    body: previewToken,
    success: 200,
    description: "The profile as it would be published",
    response: realtorProfile,
    problems: [400, 404, 413, 415, 422],
  },
} as const satisfies RouteTable;
