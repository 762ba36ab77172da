import { addressQuery, suggestedAddress } from "./address.schema.ts";
import { limits } from "../rules/limits.ts";
import {
  deleted,
  idParams,
  pageQuery,
  queryInteger,
  queryText,
  totalCountHeader,
} from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import { z } from "../schema/zod.ts";
import {
  listingDocument,
  listingEntry,
  listingInput,
  listingStatusChange,
  listingStatusInput,
  listingUpdate,
} from "./document.schema.ts";
import { listingRestoration, listingVersion, listingVersionContent } from "./version.schema.ts";

const token = "required";
const versionParams = idParams.extend({ versionId: queryInteger(1) });

export const listingRoutes = {
  "GET /v1/listings": {
    summary: "Homes of a website: documents, and homes that its license finds",
    token,
    query: pageQuery.extend({ realtorId: queryText(limits.opaqueId).min(1) }),
    success: 200,
    description: "One page of homes",
    response: z.array(listingEntry),
    responseHeaders: totalCountHeader,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/listings": {
    summary: "Start a home by hand, a copy of one, or words for a home of an MLS",
    token,
    headers: z.object({
      "idempotency-key": z
        .string()
        .min(1, { error: "required" })
        .max(limits.idempotencyKey, { error: "text.tooLong" })
        .optional()
        .describe("Repeating it returns the same document"),
    }),
    body: listingInput,
    success: 201,
    description: "The document, or the existing one",
    response: listingDocument,
    problems: [400, 401, 403, 404, 413, 415, 422, 429],
  },
  "GET /v1/listings/{id}": {
    summary: "What a website says about a home",
    token,
    params: idParams,
    success: 200,
    description: "The document",
    response: listingDocument,
    problems: [400, 401, 403, 404],
  },
  "PATCH /v1/listings/{id}": {
    summary: "Save a draft, publish it, or take the home down",
    token,
    params: idParams,
    body: listingUpdate,
    success: 200,
    description: "The saved document",
    response: listingDocument,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  "POST /v1/listings/{id}/status": {
    summary: "Change status, dates and price of a home by hand at once",
    token,
    params: idParams,
    body: listingStatusInput,
    success: 200,
    description: "The document, and the state before",
    response: listingStatusChange,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  "DELETE /v1/listings/{id}": {
    summary: "Delete a document; it can be restored for 30 days",
    token,
    params: idParams,
    success: 200,
    description: "Its id, and its website",
    response: deleted.extend({ realtor: listingDocument.shape.realtor }),
    problems: [400, 401, 403, 404],
  },
  "POST /v1/listings/{id}/restoration": {
    summary: "Restore a deleted document as it was",
    token,
    params: idParams,
    success: 201,
    description: "The document",
    response: listingDocument,
    problems: [400, 401, 403, 404, 422],
  },
  "GET /v1/listings/{id}/versions": {
    summary: "Versions of a document, newest first, with the current one; also of a deleted one",
    token,
    params: idParams,
    query: pageQuery,
    success: 200,
    description: "One page of versions",
    response: z.array(listingVersion),
    responseHeaders: totalCountHeader,
    problems: [400, 401, 403, 404],
  },
  "GET /v1/listings/{id}/versions/{versionId}": {
    summary: "A former state of a document",
    token,
    params: versionParams,
    success: 200,
    description: "What the form showed then",
    response: listingVersionContent,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/listings/{id}/versions/{versionId}/restorations": {
    summary: "Restore a former state of a document as its draft",
    token,
    params: versionParams,
    success: 201,
    description: "The document, and what could not be restored",
    response: listingRestoration,
    problems: [400, 401, 403, 404, 429],
  },
  "GET /v1/addresses": {
    summary: "Addresses and cities that begin with what was typed",
    token,
    query: addressQuery,
    success: 200,
    description: "Up to eight addresses; none for fewer than three letters",
    response: z.array(suggestedAddress),
    problems: [400, 401, 403, 429],
  },
} as const satisfies RouteTable;
