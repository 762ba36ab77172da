import * as z from "zod";
import { locales } from "../locales.ts";
import { checkLead } from "../rules/check-lead.ts";
import { dialCodeOf } from "../rules/countries.ts";
import { limits } from "../rules/limits.ts";
import { normalizePhone } from "../rules/phone.ts";
import { choice, openObject, requiredText, text, wrongKind } from "../schema/fields.ts";

const typed = z.string({ error: wrongKind }).trim();

/**
 * Body of the site's own `POST /api/send-to-slack` (SPEC sections 3 and 7); `checkLead` decides the
 * fields of the form, as it does in the browser. Comes out trimmed, with its phone as
 * `normalizePhone` writes it.
 */
export const leadInput = z
  .object(
    {
      name: typed,
      area: typed,
      phone: typed,
      /** A country's code, such as KR. */
      phoneCountryCode: typed,
      hasSite: z.enum(["Y", "N", ""], { error: wrongKind }),
      privacyConsent: z.boolean({ error: wrongKind }),
      contactConsent: z.boolean({ error: wrongKind }),
      locale: choice(locales),
      pageUrl: text(limits.webAddress).optional(),
      /** Honeypot: people never see it, so anything in it marks the lead as spam (DECISIONS 8). */
      website: text(limits.webAddress).optional(),
      /** When the form was opened, in milliseconds since 1970: the time trap (DECISIONS 8). */
      startedAt: z.int({ error: wrongKind }).optional(),
    },
    { error: wrongKind },
  )
  .check((context) => {
    for (const [field, message] of Object.entries(checkLead(context.value))) {
      context.issues.push({ code: "custom", input: context.value, path: [field], message });
    }
  })
  .overwrite((lead) => ({
    ...lead,
    phone: normalizePhone(lead.phone, dialCodeOf(lead.phoneCountryCode)),
  }));

/** What the sender is told, with status 201. */
export const leadReceipt = openObject({ id: requiredText(limits.opaqueId) });

export type LeadInput = z.infer<typeof leadInput>;
export type LeadReceipt = z.infer<typeof leadReceipt>;
