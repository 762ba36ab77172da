import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { siteLinks } from "../notifications/site-links.ts";
import { createAccountMail } from "./create-account-mail.ts";
import { mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";

/** Tells the owner of an account that signing in with its address failed several times. */
export function createSignInMail(to: string, locale: Locale, siteUrl: string): Mail {
  const { signIn: texts } = mailTexts(locale);
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject: texts.subject,
    heading: texts.subject,
    intro: [texts.intro, texts.pause],
    facts: [],
    actions: [{ label: texts.open, href: siteLinks(siteUrl, locale).login }],
    notes: [texts.notYou],
  });
}
