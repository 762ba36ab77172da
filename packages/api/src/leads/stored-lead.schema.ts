import * as z from "zod";
import { contactStates } from "../loaning/choices.ts";
import { contactCounts, contactUpdate } from "../loaning/contact.schema.ts";
import { locales } from "../locales.ts";
import { limits } from "../rules/limits.ts";
import { choice, flagField, dateTime, openObject, requiredText, text } from "../schema/fields.ts";
import { deliveryStates } from "./choices.ts";

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
  hasSite: flagField,
  locale: choice(locales),
  /** The page it was sent from, as reported by the browser. */
  pageUrl: text(limits.webAddress).nullable(),
  /** When both consents were given. */
  consentedAt: dateTime,
  createdAt: dateTime,
  updatedAt: dateTime,
  state: choice(contactStates),
  /** Internal note of the staff. */
  note: text(limits.note),
  /** When it was first opened; null if unread. */
  readAt: dateTime.nullable(),
  spam: z.boolean(),
  delivery,
});

/** Body of `PATCH /api/leads/{id}`; omitted fields do not change. */
export const leadUpdate = contactUpdate;

/** Numbers of leads; spam is not counted elsewhere. */
export const leadCounts = contactCounts;

export type StoredLead = z.infer<typeof storedLead>;
export type LeadUpdate = z.infer<typeof leadUpdate>;
export type LeadCounts = z.infer<typeof leadCounts>;
