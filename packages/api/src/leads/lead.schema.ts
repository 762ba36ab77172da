import * as z from "zod";
import { locales } from "../locales.ts";
import { checkLead } from "../rules/check-lead.ts";
import { getDialCode } from "../rules/countries.ts";
import { limits } from "../rules/limits.ts";
import { normalizePhone } from "../rules/phone.ts";
import { choice, openObject, requiredText, text, typeErrorCode } from "../schema/fields.ts";

const typed = z.string({ error: typeErrorCode }).trim();

/**
 * Body of `POST /api/send-to-slack`; see `docs/spec/forms.md#lead-form`. `checkLead` validates the
 * form's fields, as in the browser. Output is trimmed, with a normalized phone.
 */
export const leadInput = z
  .object(
    {
      name: typed,
      area: typed,
      phone: typed,
      /** Country code, such as KR. */
      phoneCountryCode: typed,
      hasSite: z.enum(["Y", "N", ""], { error: typeErrorCode }),
      privacyConsent: z.boolean({ error: typeErrorCode }),
      contactConsent: z.boolean({ error: typeErrorCode }),
      locale: choice(locales),
      pageUrl: text(limits.webAddress).optional(),
      /** Honeypot, invisible to users: any value marks the lead as spam. */
      website: text(limits.webAddress).optional(),
      /** Time trap: when the form was opened, in milliseconds since 1970. */
      startedAt: z.int({ error: typeErrorCode }).optional(),
    },
    { error: typeErrorCode },
  )
  .check((context) => {
    for (const [field, message] of Object.entries(checkLead(context.value))) {
      context.issues.push({ code: "custom", input: context.value, path: [field], message });
    }
  })
  .overwrite((lead) => ({
    ...lead,
    phone: normalizePhone(lead.phone, getDialCode(lead.phoneCountryCode)),
  }));

/** Response to the sender, with status 201. */
export const leadReceipt = openObject({ id: requiredText(limits.opaqueId) });

export type LeadInput = z.infer<typeof leadInput>;
export type LeadReceipt = z.infer<typeof leadReceipt>;
