import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { pageQuery, queryInteger, queryText } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import {
  agreementAcceptance,
  agreementInput,
  currentAgreement,
  invitation,
  invitationInput,
  invitationLink,
  invitationRenewal,
} from "./account.schema.ts";
import {
  contactCounts,
  contactInput,
  contactListQuery,
  contactReceipt,
  contactRequest,
  contactUpdate,
} from "./contact.schema.ts";
import {
  notificationSettings,
  notificationStatus,
  notificationUpdate,
  queuedNotifications,
} from "./notification.schema.ts";
import { uploadRequest, uploadResponse } from "./photos.schema.ts";
import { realtorProfile, realtorProfileInput, realtorProfileUpdate } from "./profile.schema.ts";
import {
  addressCheck,
  realtorCountQuery,
  realtorCounts,
  realtorListQuery,
  realtorVersion,
  sitemapPage,
  sitemapQuery,
} from "./realtor.schema.ts";

const token = "required";
const idParams = z.object({ id: queryText(limits.opaqueId) });
const realtorParams = z.object({ realtorId: queryText(limits.opaqueId) });
const deleted = z.object({ id: z.string() });
const totalCountHeader = z.object({ "x-total-count": z.string().describe("Entries of all pages") });

/** The routes of the loaning service. */
export const loaningRoutes = {
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
    summary: "One homepage by id, desiredUrl (in any case) or URL-encoded origin of its own domain",
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
  "GET /v1/realtor-versions/{realtorId}": {
    summary: "Versions of a homepage, newest first; also of a deleted one",
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
    summary: "A former state of a homepage, including its draft",
    token,
    params: realtorParams.extend({ versionId: queryInteger(1) }),
    success: 200,
    description: "The former state",
    response: realtorProfile,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-contacts": {
    summary: "Send a contact request to an agent",
    headers: z.object({
      "idempotency-key": z
        .string()
        .min(1)
        .max(limits.idempotencyKey, { error: "text.tooLong" })
        .optional()
        .describe("Generated when the form opens; a repeated key returns the first response."),
    }),
    body: contactInput,
    success: 201,
    description: "Stored",
    response: contactReceipt,
    problems: [400, 404, 413, 415, 422, 429],
  },
  "GET /v1/realtor-contacts": {
    summary: "Contact requests, newest first: all for an admin, their own for a realtor",
    token,
    query: contactListQuery,
    success: 200,
    description: "One page of contact requests",
    response: z.array(contactRequest),
    responseHeaders: totalCountHeader,
    problems: [400, 401, 403],
  },
  "GET /v1/realtor-contacts/counts": {
    summary: "Numbers of visible contact requests: unread, by state, and spam",
    token,
    success: 200,
    description: "The counts",
    response: contactCounts,
    problems: [401, 403],
  },
  "PATCH /v1/realtor-contacts/{id}": {
    summary: "Update a contact request; omitted fields do not change",
    token,
    params: idParams,
    body: contactUpdate,
    success: 200,
    description: "The updated contact request",
    response: contactRequest,
    problems: [400, 401, 403, 404, 413, 415, 422],
  },
  "DELETE /v1/realtor-contacts/{id}": {
    summary: "Delete a contact request permanently, with all data of its sender",
    token,
    params: idParams,
    success: 200,
    description: "Its id",
    response: deleted,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-contacts/deliveries": {
    summary: "Send all refused notifications again: of the own homepages, for an admin of all",
    token,
    success: 200,
    description: "Their number",
    response: queuedNotifications,
    problems: [401, 403],
  },
  "POST /v1/realtor-contacts/{id}/deliveries": {
    summary: "Send the refused notifications of a contact request again",
    token,
    params: idParams,
    success: 200,
    description: "The contact request with its notifications",
    response: contactRequest,
    problems: [400, 401, 403, 404],
  },
  "GET /v1/notification-settings": {
    summary: "How the signed-in agent is told about contact requests",
    token,
    success: 200,
    description: "The settings, or their defaults",
    response: notificationSettings,
    problems: [401, 403],
  },
  "PATCH /v1/notification-settings": {
    summary: "Change how the signed-in agent is told about contact requests",
    token,
    body: notificationUpdate,
    success: 200,
    description: "The changed settings",
    response: notificationSettings,
    problems: [400, 401, 403, 413, 415, 422],
  },
  "GET /v1/notification-status": {
    summary: "Which channels are configured, and how many notifications wait or were refused",
    token,
    success: 200,
    description: "The status",
    response: notificationStatus,
    problems: [401, 403],
  },
  "POST /v1/realtor-agreements": {
    summary: "Accept the current realtor service agreement",
    token,
    body: agreementInput,
    success: 201,
    description: "The stored acceptance",
    response: agreementAcceptance,
    problems: [400, 401, 403, 409, 413, 415, 422],
  },
  "GET /v1/realtor-agreements/current": {
    summary: "The current agreement and the signed-in user's acceptance",
    token,
    success: 200,
    description: "The version, and the acceptance or null",
    response: currentAgreement,
    problems: [401, 403],
  },
  "POST /v1/realtor-invitations": {
    summary: "Create an account, its homepage and an invitation link for the agent",
    token,
    body: invitationInput,
    success: 201,
    description: "The homepage and the link, which is only returned once",
    response: invitation,
    problems: [400, 401, 403, 409, 413, 415, 422],
  },
  "POST /v1/realtor-invitations/{realtorId}": {
    summary: "Create a new link for a homepage's account and revoke the former ones",
    token,
    params: realtorParams,
    body: invitationRenewal,
    success: 201,
    description: "The link, which is only returned once",
    response: invitationLink,
    problems: [400, 401, 403, 404, 413, 415, 422],
  },
} as const satisfies RouteTable;
