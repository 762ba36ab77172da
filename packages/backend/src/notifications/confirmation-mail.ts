import type { Locale } from "@realtor/api/locales";

import { createAccountMail } from "../mail/account-mails.ts";
import { agentName, profileLocale } from "../mail/agent-contact.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";
import type { Mail } from "../mail/mailer.ts";
import { siteLinks } from "../mail/site-links.ts";
import type { NoticeAccount, StoredContactPoint } from "./contact-points.ts";

type NamedAccount = NoticeAccount & { userName: string; desiredUrl: string };

export function noticeLocale({ settings, profile }: NoticeAccount): Locale {
  return settings.locale ?? profileLocale(profile);
}

/** The mail that asks whether an address wants the notices of an agent. Its link opens a page with the question. */
export function createConfirmationMail(
  { address, audience }: Pick<StoredContactPoint, "address" | "audience">,
  account: NamedAccount,
  { siteUrl, token }: { siteUrl: string; token: string },
): Mail {
  const locale = noticeLocale(account);
  const { confirmation } = mailTexts(locale);
  const texts = confirmation[audience];
  const links = siteLinks(siteUrl, locale);
  const values = {
    agent: agentName(account.profile, account.userName, locale),
    website: links.homepage(account.desiredUrl),
  };
  return createAccountMail(address, locale, {
    subject: interpolate(texts.subject, values),
    intro: [interpolate(texts.intro, values)],
    actions: [{ label: confirmation.open, href: links.confirmAddress(token) }],
    notes: [interpolate(texts.notExpected, values)],
  });
}

/** The text message with the code for a phone number. */
export function confirmationSms(account: NamedAccount, siteUrl: string, code: string): string {
  const locale = noticeLocale(account);
  const text = interpolate(mailTexts(locale).confirmation.sms, { code });
  return `${text}\n${siteLinks(siteUrl, locale).settings}`;
}
