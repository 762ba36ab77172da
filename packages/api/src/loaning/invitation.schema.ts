import * as z from "zod";
import { locales } from "../locales.ts";
import { checkEmail } from "../rules/email.ts";
import { limits } from "../rules/limits.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { checkRequired } from "../rules/text.ts";
import {
  checkedText,
  choice,
  dateTime,
  openObject,
  requiredText,
  typeErrorCode,
} from "../schema/fields.ts";
import { desiredUrl, profileChanges, realtorProfile } from "./profile.schema.ts";

/** Language of the linked page. */
const locale = choice(locales);

/** Body of `POST /v1/realtor-invitations`: an account and the initial profile of its homepage. */
export const invitationInput = openObject({
  email: checkedText(checkEmail).min(1, { error: "required" satisfies RuleCode }),
  /** The account's name, which is the agent's English name. */
  userName: requiredText(limits.joinedName).refine((name) => checkRequired(name) === null, {
    error: "required" satisfies RuleCode,
  }),
  desiredUrl,
  profile: profileChanges.optional(),
  locale,
});

/** Body of `POST /v1/realtor-invitations/{realtorId}`. */
export const invitationRenewal = openObject({ locale });

/** A single-use link to set an account's password. */
export const invitationLink = openObject({
  inviteUrl: z.url({ error: typeErrorCode }),
  expiresAt: dateTime,
});

/** The invited agent's homepage and the link, which is only returned once. */
export const invitation = openObject({ ...invitationLink.shape, realtor: realtorProfile });

export type InvitationInput = z.infer<typeof invitationInput>;
export type InvitationRenewal = z.infer<typeof invitationRenewal>;
export type InvitationLink = z.infer<typeof invitationLink>;
export type Invitation = z.infer<typeof invitation>;
