import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { checkRequired } from "@realtor/profile/rules/text";
import { z } from "../schema/zod.ts";
import { locales } from "../locales.ts";
import { limits } from "../rules/limits.ts";
import { choice, dateTime, openObject, requiredText } from "../schema/fields.ts";

const token = requiredText(limits.opaqueId);
const locale = choice(locales);

/** Body of `POST /api/auth/invitation`: the token of an invitation link. */
export const invitationToken = openObject({ token });

/** Body of `POST /api/auth/request-invitation`; `locale` is the language of the mail and the linked page. */
export const invitationRequest = openObject({ token, locale });

const textByLocale = z.object({ ko: z.string(), en: z.string(), "ja-JP": z.string() });

/** What an invitation link leads to. Unknown, revoked and expired links are alike. */
export const invitationState = z.discriminatedUnion("state", [
  openObject({
    /** The link sets the password. */
    state: z.literal("open"),
    email: z.string(),
    /** How the page addresses the user in each language. */
    names: textByLocale,
    /** The account has a website to start; false for a member of staff. */
    hasHomepage: z.boolean(),
    /** The link replaces a password that was forgotten. */
    hasPassword: z.boolean(),
    expiresAt: dateTime,
  }),
  openObject({
    /** The link has ended, and the account has a password. */
    state: z.literal("accepted"),
    email: z.string(),
  }),
  openObject({ state: z.literal("ended") }),
]);

/** What staff need to know before they invite the agent of a website. */
export const invitationOverview = openObject({
  email: z.string(),
  /** The account has a password, so its address no longer changes. */
  hasPassword: z.boolean(),
  /** Until when the last invitation works; null without one. */
  openUntil: dateTime.nullable(),
  /** Until when an invitation works that is made now; the proposed messages name the day. */
  nextExpiry: dateTime,
  /** Whether the service has a mail server. */
  sendsMail: z.boolean(),
  /** The first language of the profile; null if it names none. */
  locale: locale.nullable(),
  /** Proposed text of the message in each language, without the link. */
  messages: textByLocale,
});

/** Body of `POST /v1/realtor-invitations/{realtorId}/mails`: the token of an open link, and the text. */
export const invitationMail = openObject({
  token,
  locale,
  message: requiredText(2000).refine((text) => checkRequired(text) === null, {
    error: "required" satisfies RuleCode,
  }),
});

/** An invitation that the mail server accepted. */
export const sentInvitation = openObject({ email: z.string(), expiresAt: dateTime });

export type InvitationState = z.infer<typeof invitationState>;
export type InvitationRequest = z.infer<typeof invitationRequest>;
export type InvitationOverview = z.infer<typeof invitationOverview>;
export type InvitationMail = z.infer<typeof invitationMail>;
export type SentInvitation = z.infer<typeof sentInvitation>;
