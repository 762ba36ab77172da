import type { Locale } from "@realtor/api/locales";

import { createAccountNotice } from "./account-mails.ts";
import { interpolate, mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";
import { siteLinks } from "./site-links.ts";

/** What staff did with the website or the account of an agent. */
export type StaffNotice =
  | { kind: "unpublished"; reason: string }
  | { kind: "published" | "lifted" | "deleted" | "passwordLink" };

interface StaffMailOptions {
  to: string;
  locale: Locale;
  siteUrl: string;
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
