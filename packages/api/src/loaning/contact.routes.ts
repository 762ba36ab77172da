import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { answeredPhone, phoneAnswer } from "../schema/phone-answer.ts";
import type { RouteTable } from "../schema/route.ts";
import {
  contactCounts,
  contactInput,
  contactListQuery,
  contactReceipt,
  contactRequest,
  contactUpdate,
} from "./contact.schema.ts";
import {
  contactPointAnswer,
  contactPointCode,
  contactPointLink,
  contactPointToken,
  notificationSettings,
  notificationStatus,
  notificationUpdate,
  queuedNotifications,
} from "./notification.schema.ts";
import { deleted, idParams, totalCountHeader } from "../schema/fields.ts";

const token = "required";

export const contactRoutes = {
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
  "POST /v1/realtor-contacts/phone-answers": {
    summary: "Choose between the readings of the phone number of a request, within 30 minutes",
    body: phoneAnswer,
    success: 200,
    description: "The number; if it is another one, the agent was told",
    response: answeredPhone,
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
    summary: "Delete a contact request permanently; the proof of consent stays",
    token,
    params: idParams,
    success: 200,
    description: "Its id",
    response: deleted,
    problems: [400, 401, 403, 404],
  },
  "POST /v1/realtor-contacts/deliveries": {
    summary: "Send all refused notifications again: of the own websites, for an admin of all",
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
    summary: "How the signed-in agent is notified of contact requests",
    token,
    success: 200,
    description: "The settings, or their defaults",
    response: notificationSettings,
    problems: [401, 403],
  },
  "PATCH /v1/notification-settings": {
    summary: "Change how the signed-in agent is notified of contact requests",
    token,
    body: notificationUpdate,
    success: 200,
    description: "The changed settings",
    response: notificationSettings,
    problems: [400, 401, 403, 413, 415, 422],
  },
  "POST /v1/contact-points/{id}/sends": {
    summary: "Send the link or code of an address or number that waits for its confirmation again",
    token,
    params: idParams,
    success: 200,
    description: "The settings",
    response: notificationSettings,
    problems: [400, 401, 403, 404, 409, 429, 503],
  },
  "POST /v1/contact-points/{id}/code": {
    summary: "Confirm a phone number with the code of the text message",
    token,
    params: idParams,
    body: contactPointCode,
    success: 200,
    description: "The settings",
    response: notificationSettings,
    problems: [400, 401, 403, 404, 413, 415, 422, 429],
  },
  "POST /v1/contact-point-links": {
    summary: "What the link of a confirmation mail leads to; changes nothing",
    body: contactPointToken,
    success: 200,
    description: "The address and who asks",
    response: contactPointLink,
    problems: [400, 413, 415, 422, 429],
  },
  "POST /v1/contact-point-links/answers": {
    summary: "Confirm or refuse the notices to the address of a link",
    body: contactPointAnswer,
    success: 200,
    description: "The address and who asks",
    response: contactPointLink,
    problems: [400, 413, 415, 422, 429],
  },
  "GET /v1/notification-status": {
    summary: "Which channels are configured, and how many notifications wait or were refused",
    token,
    success: 200,
    description: "The status",
    response: notificationStatus,
    problems: [401, 403],
  },
} as const satisfies RouteTable;
