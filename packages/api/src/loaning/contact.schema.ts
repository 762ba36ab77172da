import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { flags } from "@realtor/profile/rules/text";
import { z } from "../schema/zod.ts";
import { searchTypes } from "../home/home-query.ts";
import { checkContact } from "../rules/check-contact.ts";
import { limits } from "../rules/limits.ts";
import {
  choice,
  dateTime,
  flagField,
  imageUrl,
  integerIn,
  openObject,
  pageQuery,
  queryText,
  requiredText,
  text,
  typedText,
  typeErrorCode,
  validateForm,
  withNormalizedPhone,
} from "../schema/fields.ts";
import { phoneConfirmed } from "../schema/phone-answer.ts";
import { notificationStates } from "../delivery-states.ts";
import { contactShowing } from "./showing.schema.ts";
import { contactStates, deliveryAudiences, deliveryChannels } from "./choices.ts";
import { locales } from "../locales.ts";

const yesOrNo = z.boolean({ error: typeErrorCode });

/**
 * The home that a contact request is about, as its page showed it when the request was sent. Only
 * the key is known if the site could not read the listing.
 */
export const contactListing = z.object(
  {
    listingKey: requiredText(limits.listingKey),
    /** Street, city and state; city and state only if the seller hides the address. */
    address: text(limits.listingAddress).nullable().default(null),
    /** Whole US dollars, per month for a lease; null if not disclosed. */
    price: integerIn(0, limits.listingPrice).nullable().default(null),
    /** The list of the agent's listings that contained the home. */
    searchType: choice(searchTypes).nullable().default(null),
    /** It was on the market without an accepted offer. */
    isAvailable: yesOrNo.optional(),
    /** The first photo. */
    imageUrl: imageUrl.nullable().default(null),
  },
  { error: typeErrorCode },
);

const contactFields = {
  realtorId: requiredText(limits.opaqueId),
  /** `joinName(lastName, firstName)`. */
  name: requiredText(limits.joinedName),
  lastName: typedText,
  firstName: typedText,
  email: typedText.optional(),
  phone: typedText,
  /** Country code, such as KR. */
  phoneCountryCode: typedText,
  phoneConfirmed,
  message: typedText,
  isTerm: flagField,
  /** Added by the site's server, which reads it from the listing service; browsers send the key. */
  listing: contactListing.nullish(),
  /** When the sender would like to see the home. */
  showing: contactShowing.nullish(),
};

/** How a request was sent. The site's server adds them; other senders may omit them. */
const contactOrigin = {
  /** Language of the page. */
  locale: choice(locales).nullish(),
  /** Page with the form, without query. */
  pageUrl: text(limits.webAddress).nullish(),
  /** Campaign in the address of the page, or the host that linked to it. */
  source: text(limits.source).nullish(),
  /** Version of the notice that the sender saw; before 2026-11-30 it was a consent. */
  consentVersion: text(limits.textVersion).nullish(),
  /** When it was sent with that notice. */
  consentedAt: dateTime.nullish(),
};

/**
 * Body of `POST /v1/realtor-contacts`. `checkContact` validates its fields, as in the browser.
 * Output is trimmed, with a normalized phone.
 */
export const contactInput = openObject({
  ...contactFields,
  ...contactOrigin,
  /**
   * Result of the site's honeypot and time trap (`docs/spec/forms.md#spam-protection`); default: no
   * spam.
   */
  spam: yesOrNo.optional(),
})
  .check(
    validateForm((contact) => ({
      ...checkContact(contact),
      ...(contact.isTerm === "N" && { isTerm: "consent.required" as const }),
    })),
  )
  .overwrite(withNormalizedPhone);

/** Response to the sender, with status 201. */
export const contactReceipt = openObject({
  id: requiredText(limits.opaqueId),
  createdAt: dateTime,
});

const state = choice(contactStates);
const note = text(limits.note);

export const contactDelivery = z.object({
  channel: choice(deliveryChannels),
  audience: choice(deliveryAudiences),
  state: choice(notificationStates),
  attempts: z.int().min(0),
  /** Response of the receiver to the last attempt. */
  lastError: z.string().nullable(),
  deliveredAt: dateTime.nullable(),
});

/** A stored contact request, as returned to its agent. */
export const contactRequest = openObject({
  ...contactFields,
  ...contactOrigin,
  id: requiredText(limits.opaqueId),
  createdAt: dateTime,
  updatedAt: dateTime,
  email: text(limits.email).optional(),
  state,
  /** Internal note of the agent. */
  note,
  /** When the signed-in user first read it; null if it is unread for them. */
  readAt: dateTime.nullable(),
  spam: yesOrNo,
  /** The sender wants no calls and messages; absent from services that do not store it. */
  doNotContact: yesOrNo.optional(),
  /** Notifications about it; absent from services that send none. */
  deliveries: z.array(contactDelivery).optional(),
  /** The website it was sent from; null if deleted. */
  realtor: openObject({
    id: requiredText(limits.opaqueId),
    desiredUrl: text(limits.webAddress),
    userName: text(limits.joinedName),
  }).nullable(),
});

/** Body of `PATCH /v1/realtor-contacts/{id}`; omitted fields do not change. */
export const contactUpdate = openObject({
  state: state.optional(),
  note: note.optional(),
  read: yesOrNo.optional(),
  spam: yesOrNo.optional(),
  /** For every request with the same phone number that the user may read. */
  doNotContact: yesOrNo.optional(),
});

const count = z.int().min(0);

/** Numbers of visible contact requests; spam is not counted elsewhere. */
export const contactCounts = openObject({
  unread: count,
  new: count,
  called: count,
  done: count,
  spam: count,
  /** Those with a notification that its receiver refused. */
  refused: count,
});

/** The query of `GET /v1/realtor-contacts`. */
export const contactListQuery = pageQuery.extend({
  state: z.enum(contactStates, { error: "choice.unknown" satisfies RuleCode }).optional(),
  /** Y for spam only. */
  spam: z.enum(flags, { error: "flag.format" satisfies RuleCode }).default("N"),
  /**
   * Substring of the name, phone, e-mail address, message or address of the home, ignoring case.
   */
  q: queryText(limits.search).optional(),
  /** Those that were unread for the user at this time come first. */
  unreadAt: dateTime.optional(),
});

export type ContactListing = z.infer<typeof contactListing>;
export type ContactInput = z.infer<typeof contactInput>;
export type ContactDelivery = z.infer<typeof contactDelivery>;
export type ContactReceipt = z.infer<typeof contactReceipt>;
export type ContactRequest = z.infer<typeof contactRequest>;
export type ContactUpdate = z.infer<typeof contactUpdate>;
export type ContactCounts = z.infer<typeof contactCounts>;
export type ContactQuery = z.input<typeof contactListQuery>;
