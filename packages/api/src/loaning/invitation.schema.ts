import * as z from "zod";
import { locales } from "../locales.ts";
import { checkEmail } from "../rules/email.ts";
import { limits } from "../rules/limits.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { checkRequired } from "../rules/text.ts";
import {
  checkedText,
  choice,
  moment,
  openObject,
  requiredText,
  wrongKind,
} from "../schema/fields.ts";
import { desiredUrl, profileChanges, realtorProfile } from "./profile.schema.ts";

/** The language of the page that the link opens. */
const locale = choice(locales);

/** Body of `POST /v1/realtor-invitations`: an account, and its homepage as it begins. */
export const invitationInput = openObject({
  email: checkedText(checkEmail).min(1, { error: "required" satisfies RuleCode }),
  /** The account's name, which is the agent's English name (DECISIONS 6). */
  userName: requiredText(limits.joinedName).refine((name) => checkRequired(name) === null, {
    error: "required" satisfies RuleCode,
  }),
  desiredUrl,
  profile: profileChanges.optional(),
  locale,
});

/** Body of `POST /v1/realtor-invitations/{realtorId}`. */
export const invitationRenewal = openObject({ locale });

/** A link with which one account sets its password, once. */
export const invitationLink = openObject({
  inviteUrl: z.url({ error: wrongKind }),
  expiresAt: moment,
});

/** Who was invited, and the link to give them: it is shown this once. */
export const invitation = openObject({ ...invitationLink.shape, realtor: realtorProfile });

export type InvitationInput = z.infer<typeof invitationInput>;
export type InvitationRenewal = z.infer<typeof invitationRenewal>;
export type InvitationLink = z.infer<typeof invitationLink>;
export type Invitation = z.infer<typeof invitation>;
