import * as z from "zod";
import { checkContact } from "../rules/check-contact.ts";
import { getDialCode } from "../rules/countries.ts";
import { limits } from "../rules/limits.ts";
import { normalizePhone } from "../rules/phone.ts";
import {
  choice,
  flagField,
  dateTime,
  openObject,
  requiredText,
  text,
  typeErrorCode,
} from "../schema/fields.ts";
import { contactStates } from "./choices.ts";

const typed = z.string({ error: typeErrorCode }).trim();
const yesOrNo = z.boolean({ error: typeErrorCode });

const contactFields = {
  realtorId: requiredText(limits.opaqueId),
  /** `joinName(lastName, firstName)`. */
  name: requiredText(limits.joinedName),
  lastName: typed,
  firstName: typed,
  email: typed.optional(),
  phone: typed,
  /** Country code, such as KR. */
  phoneCountryCode: typed,
  message: typed,
  isTerm: flagField,
};

/**
 * Body of `POST /v1/realtor-contacts`. `checkContact` validates its fields, as in the browser.
 * Output is trimmed, with a normalized phone.
 */
export const contactInput = openObject({
  ...contactFields,
  /**
   * Result of the site's honeypot and time trap (`docs/spec/forms.md#spam-protection`); default: no
   * spam.
   */
  spam: yesOrNo.optional(),
})
  .check((context) => {
    const errors = checkContact({ ...context.value, isTerm: context.value.isTerm === "Y" });
    for (const [field, message] of Object.entries(errors)) {
      context.issues.push({ code: "custom", input: context.value, path: [field], message });
    }
  })
  .overwrite((contact) => ({
    ...contact,
    phone: normalizePhone(contact.phone, getDialCode(contact.phoneCountryCode)),
  }));

/** Response to the sender, with status 201. */
export const contactReceipt = openObject({
  id: requiredText(limits.opaqueId),
  createdAt: dateTime,
});

const state = choice(contactStates);
const note = text(limits.note);

/** A stored contact request, as returned to its agent. */
export const contactRequest = openObject({
  ...contactFields,
  id: requiredText(limits.opaqueId),
  createdAt: dateTime,
  updatedAt: dateTime,
  email: text(limits.email).optional(),
  state,
  /** Internal note of the agent. */
  note,
  /** When it was first opened; null if unread. */
  readAt: dateTime.nullable(),
  spam: yesOrNo,
  /** The homepage it was sent from; null if deleted. */
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
});

const count = z.int().min(0);

/** Numbers of visible contact requests; spam is not counted elsewhere. */
export const contactCounts = openObject({
  unread: count,
  new: count,
  called: count,
  done: count,
  spam: count,
});

export type ContactInput = z.infer<typeof contactInput>;
export type ContactReceipt = z.infer<typeof contactReceipt>;
export type ContactRequest = z.infer<typeof contactRequest>;
export type ContactUpdate = z.infer<typeof contactUpdate>;
export type ContactCounts = z.infer<typeof contactCounts>;
