import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { renderMailText } from "./mail-content.ts";
import type { MailContent } from "./mail-content.ts";
import { renderMailHtml } from "./mail-html.ts";
import { interpolate, mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";
import { siteLinks } from "./site-links.ts";

type AccountMail = Omit<MailContent, "lang" | "heading" | "facts"> &
  Partial<Pick<MailContent, "facts">>;

/** A mail of the product to the owner of an account. Its heading is its subject. */
export function createAccountMail(to: string, locale: Locale, mail: AccountMail): Mail {
  const content = { facts: [], ...mail, lang: htmlLang(locale), heading: mail.subject };
  return {
    to,
    subject: `${mail.subject} · Built for Realtors`,
    html: renderMailHtml(content),
    text: renderMailText(content),
  };
}

interface Recipient {
  to: string;
  locale: Locale;
  siteUrl: string;
}

/** Tells the owner of an account what happened to it, with a link to the sign-in page. */
function createAccountNotice(
  { to, locale, siteUrl }: Recipient,
  notice: Omit<AccountMail, "actions">,
): Mail {
  const label = mailTexts(locale).signIn.open;
  const actions = [{ label, href: siteLinks(siteUrl, locale).login }];
  return createAccountMail(to, locale, { ...notice, actions });
}

/** The mail with the link by which the owner of an account sets a new password. */
export function createPasswordResetMail(to: string, locale: Locale, url: string): Mail {
  const { subject, intro, action, validity, notRequested } = mailTexts(locale).passwordReset;
  return createAccountMail(to, locale, {
    subject,
    intro: [intro],
    actions: [{ label: action, href: url }],
    notes: [validity, notRequested],
  });
}

export function createPasswordChangedMail(recipient: Recipient): Mail {
  const { subject, intro, notYou } = mailTexts(recipient.locale).passwordChanged;
  return createAccountNotice(recipient, { subject, intro: [intro], notes: [notYou] });
}

/** Says that signing in with the address of an account failed several times. */
export function createSignInMail(recipient: Recipient): Mail {
  const { subject, intro, pause, notYou } = mailTexts(recipient.locale).signIn;
  return createAccountNotice(recipient, { subject, intro: [intro, pause], notes: [notYou] });
}

/** Says that the second factor of an account or its backup codes were changed. */
export function createSecondFactorMail(
  change: "on" | "codes" | "off" | "offByStaff",
  recipient: Recipient,
): Mail {
  const { subject, intro, notYou } = mailTexts(recipient.locale).secondFactor[change];
  return createAccountNotice(recipient, { subject, intro: [intro], notes: [notYou] });
}

/** Says that the password of an account was entered, followed by several wrong codes. */
export function createCodeGuessMail(recipient: Recipient): Mail {
  const { subject, intro, pause, notYou } = mailTexts(recipient.locale).secondFactor.guessed;
  return createAccountNotice(recipient, { subject, intro: [intro, pause], notes: [notYou] });
}

/** Says that an account will be deleted, and until when that can be undone. */
export function createDeletionMail(
  { to, locale, siteUrl, hasWebsite }: Recipient & { hasWebsite: boolean },
  { deleteAt, timeZone }: { deleteAt: Date; timeZone: string },
): Mail {
  const { accountDeletion: texts } = mailTexts(locale);
  const format = new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: "long", timeZone });
  const values = { date: format.format(deleteAt) };
  return createAccountMail(to, locale, {
    subject: interpolate(texts.subject, values),
    intro: [hasWebsite ? texts.intro : texts.introWithoutWebsite, interpolate(texts.undo, values)],
    actions: [{ label: texts.action, href: siteLinks(siteUrl, locale).keepAccount(deleteAt) }],
    notes: [interpolate(hasWebsite ? texts.kept : texts.keptWithoutWebsite, values), texts.notYou],
  });
}

export function createDeletionUndoneMail({
  hasWebsite,
  ...recipient
}: Recipient & { hasWebsite: boolean }): Mail {
  const texts = mailTexts(recipient.locale).accountDeletionUndone;
  return createAccountNotice(recipient, {
    subject: texts.subject,
    intro: [hasWebsite ? texts.intro : texts.introWithoutWebsite],
    notes: [texts.notYou],
  });
}

/** What staff did with the website or the account of an agent. */
export type StaffNotice =
  | { kind: "unpublished"; reason: string }
  | { kind: "published" | "lifted" | "deleted" | "passwordLink" };

interface StaffMailOptions extends Recipient {
  desiredUrl: string;
  /** Phone number of the operator; undefined if it is not known. */
  phone: string | undefined;
}

/** Tells an agent what staff did, why, and whom to ask. */
export function createStaffMail(
  notice: StaffNotice,
  { desiredUrl, phone, ...recipient }: StaffMailOptions,
): Mail {
  const texts = mailTexts(recipient.locale).staff;
  const { subject, intro, next } = texts[notice.kind];
  const address = new URL(siteLinks(recipient.siteUrl, recipient.locale).homepage(desiredUrl));
  const reason = notice.kind === "unpublished" ? notice.reason.trim() : "";
  return createAccountNotice(recipient, {
    subject,
    intro: [interpolate(intro, { address: `${address.host}/${desiredUrl}` }), next],
    facts: reason === "" ? [] : [{ label: texts.reason, value: reason, multiline: true }],
    notes: [phone === undefined ? texts.ask : interpolate(texts.call, { phone })],
  });
}
