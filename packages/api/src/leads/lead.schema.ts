import { z } from "../schema/zod.ts";
import { deliveryStates } from "../delivery-states.ts";
import { contactStates } from "../loaning/choices.ts";
import { contactCounts, contactListQuery, contactUpdate } from "../loaning/contact.schema.ts";
import { queuedNotifications } from "../loaning/notification.schema.ts";
import { locales } from "../locales.ts";
import { checkLead } from "../rules/check-lead.ts";
import { limits } from "../rules/limits.ts";
import {
  choice,
  dateTime,
  flagField,
  openObject,
  requiredText,
  text,
  typedText,
  typeErrorCode,
  validateForm,
  withNormalizedPhone,
} from "../schema/fields.ts";
import { answeredPhone, phoneAnswer, phoneConfirmed } from "../schema/phone-answer.ts";
import type { RouteTable } from "../schema/route.ts";

export { problemErrors } from "../schema/problem.ts";

/**
 * Body of `POST /api/send-to-slack`; see `docs/spec/forms.md#lead-form`. `checkLead` validates the
 * form's fields, as in the browser. Output is trimmed, with a normalized phone.
 */
export const leadInput = z
  .object(
    {
      name: typedText,
      area: typedText,
      phone: typedText,
      /** Country code, such as KR. */
      phoneCountryCode: typedText,
      phoneConfirmed,
      hasSite: z.enum(["Y", "N", ""], { error: typeErrorCode }),
      privacyConsent: z.boolean({ error: typeErrorCode }),
      contactConsent: z.boolean({ error: typeErrorCode }),
      locale: choice(locales),
      pageUrl: text(limits.webAddress).optional(),
      /** Version of the consents that the sender saw. */
      consentVersion: text(limits.textVersion).optional(),
      /** Honeypot, invisible to users: any value marks the lead as spam. */
      website: text(limits.webAddress).optional(),
      /** Time trap: when the form was opened, in milliseconds since 1970. */
      startedAt: z.int({ error: typeErrorCode }).optional(),
    },
    { error: typeErrorCode },
  )
  .check(validateForm(checkLead))
  .overwrite(withNormalizedPhone);

/** Response to the sender, with status 201. */
export const leadReceipt = openObject({ id: requiredText(limits.opaqueId) });

/** Delivery of a lead to team chat. */
const delivery = openObject({
  state: choice(deliveryStates),
  /** Attempts started so far. */
  attempts: z.int().min(0),
  /** Error message of the receiver for the last attempt; null if it did not fail. */
  lastError: z.string().nullable(),
  deliveredAt: dateTime.nullable(),
});

/** A stored lead, as returned to staff. */
export const storedLead = openObject({
  id: requiredText(limits.opaqueId),
  name: requiredText(limits.personName),
  area: requiredText(limits.area),
  phone: requiredText(limits.phone),
  /** Country code, such as KR. */
  phoneCountryCode: requiredText(limits.opaqueId),
  phoneConfirmed,
  hasSite: flagField,
  locale: choice(locales),
  /** The page it was sent from, as reported by the browser. */
  pageUrl: text(limits.webAddress).nullable(),
  /** When both consents were given. */
  consentedAt: dateTime,
  /** Version of their text; null for leads from before it was stored. */
  consentVersion: text(limits.textVersion).nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
  state: choice(contactStates),
  /** Internal note of the staff. */
  note: text(limits.note),
  /** When it was first opened; null if unread. */
  readAt: dateTime.nullable(),
  spam: z.boolean(),
  /** The sender wants no calls and messages. */
  doNotContact: z.boolean(),
  /** The website that staff started from it; null before. */
  websiteId: text(limits.opaqueId).nullable(),
  delivery,
});

/** Body of `PATCH /api/leads/{id}`; omitted fields do not change. */
export const leadUpdate = contactUpdate.extend({
  websiteId: text(limits.opaqueId).optional(),
});

/** Numbers of leads; spam is not counted elsewhere. */
export const leadCounts = contactCounts;

const token = "required";
const params = z.object({ id: z.string() });

export const leadRoutes = {
  "POST /api/send-to-slack": {
    summary: "Request a website: stored and queued for team chat",
    body: leadInput,
    success: 201,
    description: "Stored",
    response: leadReceipt,
    problems: [422, 429],
  },
  "POST /api/send-to-slack/phone-answers": {
    summary: "Choose between the readings of the phone number of a lead, within 30 minutes",
    body: phoneAnswer,
    success: 200,
    description: "The number",
    response: answeredPhone,
    problems: [404, 422, 429],
  },
  "GET /api/leads": {
    summary: "Leads, newest first",
    token,
    query: contactListQuery,
    success: 200,
    description: "One page of leads",
    response: z.array(storedLead),
    problems: [400, 401, 403, 503],
  },
  "GET /api/leads/counts": {
    summary: "Numbers of leads: unread, by state, and spam",
    token,
    success: 200,
    description: "The counts",
    response: leadCounts,
    problems: [401, 403, 503],
  },
  "PATCH /api/leads/{id}": {
    summary: "Update a lead; omitted fields do not change",
    token,
    params,
    body: leadUpdate,
    success: 200,
    description: "The updated lead",
    response: storedLead,
    problems: [401, 403, 404, 422, 503],
  },
  "POST /api/leads/deliveries": {
    summary: "Send all refused leads to team chat again",
    token,
    success: 200,
    description: "Their number",
    response: queuedNotifications,
    problems: [401, 403, 503],
  },
  "POST /api/leads/{id}/deliveries": {
    summary: "Send a refused lead to team chat again",
    token,
    params,
    success: 200,
    description: "The lead",
    response: storedLead,
    problems: [401, 403, 404, 503],
  },
  "DELETE /api/leads/{id}": {
    summary: "Delete a lead permanently, with its delivery; the proof of consent stays",
    token,
    params,
    success: 200,
    description: "Its id",
    response: z.object({ id: z.string() }),
    problems: [401, 403, 404, 503],
  },
} as const satisfies RouteTable;

export type LeadInput = z.infer<typeof leadInput>;
export type LeadReceipt = z.infer<typeof leadReceipt>;
export type LeadQuery = z.input<typeof contactListQuery>;
export type StoredLead = z.infer<typeof storedLead>;
export type LeadUpdate = z.infer<typeof leadUpdate>;
export type LeadCounts = z.infer<typeof leadCounts>;
