import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { createAccountMail } from "./account-mails.ts";
import { interpolate, mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";
import { siteLinks } from "./site-links.ts";

interface Recipient {
  to: string;
  locale: Locale;
  siteUrl: string;
  hasWebsite: boolean;
}

/** Tells the owner of an account that it will be deleted, and until when that can be undone. */
export function createDeletionMail(
  { to, locale, siteUrl, hasWebsite }: Recipient,
  { deleteAt, timeZone }: { deleteAt: Date; timeZone: string },
): Mail {
  const { accountDeletion: texts } = mailTexts(locale);
  const date = new Intl.DateTimeFormat(htmlLang(locale), {
    dateStyle: "long",
    timeZone,
  }).format(deleteAt);
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject: interpolate(texts.subject, { date }),
    heading: interpolate(texts.subject, { date }),
    intro: [
      hasWebsite ? texts.intro : texts.introWithoutWebsite,
      interpolate(texts.undo, { date }),
    ],
    facts: [],
    actions: [{ label: texts.action, href: siteLinks(siteUrl, locale).keepAccount(deleteAt) }],
    notes: [
      interpolate(hasWebsite ? texts.kept : texts.keptWithoutWebsite, { date }),
      texts.notYou,
    ],
  });
}

export function createDeletionUndoneMail({ to, locale, siteUrl, hasWebsite }: Recipient): Mail {
  const { accountDeletionUndone: texts, signIn } = mailTexts(locale);
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject: texts.subject,
    heading: texts.subject,
    intro: [hasWebsite ? texts.intro : texts.introWithoutWebsite],
    facts: [],
    actions: [{ label: signIn.open, href: siteLinks(siteUrl, locale).login }],
    notes: [texts.notYou],
  });
}
