import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { checkRequired } from "@realtor/profile/rules/text";
import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { limits } from "../rules/limits.ts";
import {
  boundedArray,
  choice,
  dateTime,
  openObject,
  requiredEmail,
  requiredText,
  typeErrorCode,
} from "../schema/fields.ts";
import { agreementItems, requiredAgreementItems } from "./choices.ts";
import { desiredUrl, profileChanges, realtorProfile } from "./profile.schema.ts";

/** Language of the linked page. */
const locale = choice(locales);

/** Body of `POST /v1/realtor-invitations`: an account and the initial profile of its website. */
export const invitationInput = openObject({
  email: requiredEmail,
  /** The account's name, which is the agent's English name. */
  userName: requiredText(limits.joinedName).refine((name) => checkRequired(name) === null, {
    error: "required" satisfies RuleCode,
  }),
  desiredUrl,
  profile: profileChanges.optional(),
  locale,
});

/**
 * Body of `POST /v1/realtor-invitations/{realtorId}`. `email` corrects the address of an account that has
 * no password yet.
 */
export const invitationRenewal = openObject({ locale, email: requiredEmail.optional() });

/** A single-use link to set an account's password. */
export const invitationLink = openObject({
  inviteUrl: z.url({ error: typeErrorCode }),
  expiresAt: dateTime,
});

/** The invited agent's website and the link, which is only returned once. */
export const invitation = openObject({ ...invitationLink.shape, realtor: realtorProfile });

const version = requiredText(40);
const items = boundedArray(choice(agreementItems), agreementItems.length);

/** Body of `POST /v1/realtor-agreements`: the version and the accepted items. */
export const agreementInput = openObject({
  version,
  items: items
    .refine((checked) => requiredAgreementItems.every((item) => checked.includes(item)), {
      error: "consent.required" satisfies RuleCode,
    })
    .refine((checked) => new Set(checked).size === checked.length, {
      error: "list.duplicate" satisfies RuleCode,
    }),
});

export const agreementAcceptance = openObject({ version, items, acceptedAt: dateTime });

/** The current agreement and the user's acceptance; null if not accepted. */
export const currentAgreement = openObject({
  version,
  acceptance: agreementAcceptance.nullable(),
});

export type InvitationInput = z.infer<typeof invitationInput>;
export type InvitationRenewal = z.infer<typeof invitationRenewal>;
export type InvitationLink = z.infer<typeof invitationLink>;
export type Invitation = z.infer<typeof invitation>;
export type AgreementInput = z.infer<typeof agreementInput>;
export type AgreementAcceptance = z.infer<typeof agreementAcceptance>;
export type CurrentAgreement = z.infer<typeof currentAgreement>;
