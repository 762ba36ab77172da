import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { siteLinks } from "./site-links.ts";
import { renderMailText } from "./mail-content.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";
import { mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";

/** A mail of the product to the owner of an account. */
export function createAccountMail(to: string, content: MailContent): Mail {
  return {
    to,
    subject: `${content.subject} · Built for Realtors`,
    html: renderMailHtml(content),
    text: renderMailText(content),
  };
}

/** The mail with the link by which the owner of an account sets a new password. */
export function createPasswordResetMail(to: string, locale: Locale, url: string): Mail {
  const { passwordReset: texts } = mailTexts(locale);
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject: texts.subject,
    heading: texts.subject,
    intro: [texts.intro],
    facts: [],
    actions: [{ label: texts.action, href: url }],
    notes: [texts.validity, texts.notRequested],
  });
}

export function createPasswordChangedMail(to: string, locale: Locale, siteUrl: string): Mail {
  const { passwordChanged: texts, signIn } = mailTexts(locale);
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject: texts.subject,
    heading: texts.subject,
    intro: [texts.intro],
    facts: [],
    actions: [{ label: signIn.open, href: siteLinks(siteUrl, locale).login }],
    notes: [texts.notYou],
  });
}

/** Notifies the owner of an account that signing in with its address failed several times. */
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
