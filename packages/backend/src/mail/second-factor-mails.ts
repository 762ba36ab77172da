import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { createAccountMail } from "./account-mails.ts";
import { mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";
import { siteLinks } from "./site-links.ts";

interface Recipient {
  to: string;
  locale: Locale;
  siteUrl: string;
}

/** Notifies the owner of an account that its second factor or its backup codes were changed. */
export function createSecondFactorMail(
  change: "on" | "codes" | "off" | "offByStaff",
  { to, locale, siteUrl }: Recipient,
): Mail {
  const { secondFactor, signIn } = mailTexts(locale);
  const { subject, intro, notYou } = secondFactor[change];
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject,
    heading: subject,
    intro: [intro],
    facts: [],
    actions: [{ label: signIn.open, href: siteLinks(siteUrl, locale).login }],
    notes: [notYou],
  });
}

/** Notifies the owner of an account that its password was entered, followed by several wrong codes. */
export function createCodeGuessMail(to: string, locale: Locale, siteUrl: string): Mail {
  const { secondFactor, signIn } = mailTexts(locale);
  const { subject, intro, pause, notYou } = secondFactor.guessed;
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject,
    heading: subject,
    intro: [intro, pause],
    facts: [],
    actions: [{ label: signIn.open, href: siteLinks(siteUrl, locale).login }],
    notes: [notYou],
  });
}
