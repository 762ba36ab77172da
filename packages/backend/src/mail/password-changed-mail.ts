import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { siteLinks } from "../notifications/site-links.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";
import { renderMailText } from "./mail-text.ts";
import { mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";

/** Tells the owner of an account that its password was changed. */
export function createPasswordChangedMail(to: string, locale: Locale, siteUrl: string): Mail {
  const { passwordChanged: texts, signIn } = mailTexts(locale);
  const content: MailContent = {
    lang: htmlLang(locale),
    subject: texts.subject,
    heading: texts.subject,
    intro: [texts.intro],
    facts: [],
    actions: [{ label: signIn.open, href: siteLinks(siteUrl, locale).login }],
    notes: [texts.notYou],
  };
  return {
    to,
    subject: `${texts.subject} · Built for Realtors`,
    html: renderMailHtml(content),
    text: renderMailText(content),
  };
}
