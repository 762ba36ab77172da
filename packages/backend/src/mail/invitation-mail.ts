import { htmlLang, locales } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import type { StoredProfile } from "../db/tables/realtors.ts";
import { agentName, profileTimeZone } from "./agent-contact.ts";
import { createAccountMail } from "./account-mails.ts";
import { interpolate, mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";
import { plainMessage } from "./mail-content.ts";

export interface Invited {
  userName: string;
  profile: StoredProfile;
  /** The link replaces a password: nothing is started. */
  hasPassword?: boolean;
}

/** How an agent is addressed: by first name in English, by family name in Japanese. */
export function greetingName({ userName, profile }: Invited, locale: Locale): string {
  const name = agentName(profile, userName, locale);
  const isOwnName = locale === "en" || name !== agentName(profile, userName, "en");
  if (locale === "ko" || !isOwnName) return name;
  return name.split(/\s/u)[0] ?? name;
}

export function inEachLocale(text: (locale: Locale) => string): Record<Locale, string> {
  const [ko, en, ja] = locales;
  return { [ko]: text(ko), [en]: text(en), [ja]: text(ja) };
}

/** The texts of an invitation, or of one that replaces a password. */
function textsOf({ hasPassword = false }: Invited, locale: Locale) {
  const { invitation, renewedInvitation } = mailTexts(locale);
  return hasPassword ? { ...invitation, ...renewedInvitation } : invitation;
}

/** The proposed text of an invitation, without the link. */
export function invitationMessage(invited: Invited, locale: Locale, expiresAt: Date): string {
  return interpolate(textsOf(invited, locale).message, {
    name: greetingName(invited, locale),
    date: formatDay(invited, locale, expiresAt),
  });
}

interface InvitationMailOptions {
  to: string;
  locale: Locale;
  url: string;
  expiresAt: Date;
  /** Legal name of the operator, who invites; undefined if it is not known. */
  company: string | undefined;
  /** Text by staff; the proposed one by default. */
  message?: string;
}

/** Creates the mail with the link by which an agent sets a password and starts. */
export function createInvitationMail(
  invited: Invited,
  { to, locale, url, expiresAt, company, message }: InvitationMailOptions,
): Mail {
  const texts = textsOf(invited, locale);
  const text = plainMessage(message ?? invitationMessage(invited, locale, expiresAt));
  return createAccountMail(to, locale, {
    subject: texts.subject,
    intro: text.split(/\n+/).filter((line) => line.trim() !== ""),
    actions: [{ label: texts.action, href: url }],
    notes: [
      interpolate(texts.until, { date: formatDay(invited, locale, expiresAt) }),
      ...(company === undefined ? [] : [interpolate(texts.sender, { company })]),
      texts.notExpected,
    ],
  });
}

function formatDay({ profile }: Invited, locale: Locale, date: Date): string {
  const timeZone = profileTimeZone(profile);
  return new Intl.DateTimeFormat(htmlLang(locale), {
    month: "long",
    day: "numeric",
    timeZone,
  }).format(date);
}
