import * as z from "zod";
import { contactStates } from "../loaning/choices.ts";
import { contactCounts, contactUpdate } from "../loaning/contact.schema.ts";
import { locales } from "../locales.ts";
import { limits } from "../rules/limits.ts";
import { choice, flagField, moment, openObject, requiredText, text } from "../schema/fields.ts";
import { deliveryStates } from "./choices.ts";

/** A lead's way to team chat. */
const delivery = openObject({
  state: choice(deliveryStates),
  /** Sends begun so far. */
  attempts: z.int().min(0),
  /** Why the last send failed, in the receiver's words; null: it did not. */
  lastError: z.string().nullable(),
  deliveredAt: moment.nullable(),
});

/** A stored lead, as the provider's staff reads it. */
export const storedLead = openObject({
  id: requiredText(limits.opaqueId),
  name: requiredText(limits.personName),
  area: requiredText(limits.area),
  phone: requiredText(limits.phone),
  /** A country's code, such as KR. */
  phoneCountryCode: requiredText(limits.opaqueId),
  hasSite: flagField,
  locale: choice(locales),
  /** The page it was sent from, as the sender's browser said. */
  pageUrl: text(limits.webAddress).nullable(),
  /** When both consents were given. */
  consentedAt: moment,
  createdAt: moment,
  updatedAt: moment,
  state: choice(contactStates),
  /** The staff's own; the sender never sees it. */
  note: text(limits.note),
  /** When it was first opened; null: not yet. */
  readAt: moment.nullable(),
  spam: z.boolean(),
  delivery,
});

/** Body of `PATCH /api/leads/{id}`, as for a contact request: what is not given stays as it is. */
export const leadUpdate = contactUpdate;

/** How many leads there are: spam counts as spam and as nothing else. */
export const leadCounts = contactCounts;

export type StoredLead = z.infer<typeof storedLead>;
export type LeadUpdate = z.infer<typeof leadUpdate>;
export type LeadCounts = z.infer<typeof leadCounts>;
