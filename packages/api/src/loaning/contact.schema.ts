import * as z from "zod";
import { checkContact } from "../rules/check-contact.ts";
import { dialCodeOf } from "../rules/countries.ts";
import { limits } from "../rules/limits.ts";
import { normalizePhone } from "../rules/phone.ts";
import { flagField, moment, openObject, requiredText, text, wrongKind } from "../schema/fields.ts";

const typed = z.string({ error: wrongKind }).trim();

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
export const contactInput = openObject(contactFields)
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

/** A stored request, as its agent reads it. */
export const contactRequest = openObject({
  ...contactFields,
  id: requiredText(limits.opaqueId),
  createdAt: moment,
  email: text(limits.email).optional(),
});

export type ContactInput = z.infer<typeof contactInput>;
export type ContactReceipt = z.infer<typeof contactReceipt>;
export type ContactRequest = z.infer<typeof contactRequest>;
