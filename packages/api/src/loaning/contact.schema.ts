import * as z from "zod";
import { checkContact } from "../rules/check-contact.ts";
import { dialCodeOf } from "../rules/countries.ts";
import { limits } from "../rules/limits.ts";
import { normalizePhone } from "../rules/phone.ts";
import {
  choice,
  flagField,
  moment,
  openObject,
  requiredText,
  text,
  wrongKind,
} from "../schema/fields.ts";
import { contactStates } from "./choices.ts";

const typed = z.string({ error: wrongKind }).trim();
const yesOrNo = z.boolean({ error: wrongKind });

const contactFields = {
  realtorId: requiredText(limits.opaqueId),
  /** Last name then first name, joined (SPEC section 3). */
  name: requiredText(limits.joinedName),
  lastName: typed,
  firstName: typed,
  email: typed.optional(),
  phone: typed,
  /** A country's code, such as KR. */
  phoneCountryCode: typed,
  message: typed,
  isTerm: flagField,
};

/**
 * Body of `POST /v1/realtor-contacts`; `checkContact` decides its fields, as it does in the form.
 * Comes out trimmed, with its phone as `normalizePhone` writes it.
 */
export const contactInput = openObject({
  ...contactFields,
  /** The judgement of the site's honeypot and time trap (DECISIONS 8); a request of a person unless given. */
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
    phone: normalizePhone(contact.phone, dialCodeOf(contact.phoneCountryCode)),
  }));

/** What the sender is told, with status 201. */
export const contactReceipt = openObject({ id: requiredText(limits.opaqueId), createdAt: moment });

const state = choice(contactStates);
const note = text(limits.note);

/** A stored request, as its agent reads it. */
export const contactRequest = openObject({
  ...contactFields,
  id: requiredText(limits.opaqueId),
  createdAt: moment,
  updatedAt: moment,
  email: text(limits.email).optional(),
  state,
  /** The agent's own; the sender never sees it. */
  note,
  /** When it was first opened; null: not yet. */
  readAt: moment.nullable(),
  spam: yesOrNo,
  /** The homepage it was sent from; null once that is gone. */
  realtor: openObject({
    id: requiredText(limits.opaqueId),
    desiredUrl: text(limits.webAddress),
    userName: text(limits.joinedName),
  }).nullable(),
});

/** Body of `PATCH /v1/realtor-contacts/{id}`: what is not given stays as it is. */
export const contactUpdate = openObject({
  state: state.optional(),
  note: note.optional(),
  read: yesOrNo.optional(),
  spam: yesOrNo.optional(),
});

const count = z.int().min(0);

/** How many contact requests the person may read: spam counts as spam and as nothing else. */
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
