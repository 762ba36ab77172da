import * as z from "zod";
import type { RuleCode } from "../rules/rule-code.ts";
import { choice, boundedArray, dateTime, openObject, requiredText } from "../schema/fields.ts";
import { agreementItems, requiredAgreementItems } from "./agreement.ts";

const version = requiredText(40);
const items = boundedArray(choice(agreementItems), agreementItems.length);

/** Body of `POST /v1/realtor-agreements`: the version and the accepted items. */
export const agreementInput = openObject({
  version,
  items: items
    .refine((ticked) => requiredAgreementItems.every((item) => ticked.includes(item)), {
      error: "consent.required" satisfies RuleCode,
    })
    .refine((ticked) => new Set(ticked).size === ticked.length, {
      error: "list.duplicate" satisfies RuleCode,
    }),
});

export const agreementAcceptance = openObject({ version, items, acceptedAt: dateTime });

/** The current agreement and the user's acceptance; null if not accepted. */
export const currentAgreement = openObject({
  version,
  acceptance: agreementAcceptance.nullable(),
});

export type AgreementInput = z.infer<typeof agreementInput>;
export type AgreementAcceptance = z.infer<typeof agreementAcceptance>;
export type CurrentAgreement = z.infer<typeof currentAgreement>;
