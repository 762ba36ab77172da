import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import { siteLinks } from "../notifications/site-links.ts";
import { freeAgainAt } from "../own-domain/check-schedule.ts";
import { proofRecord } from "../own-domain/proof.ts";
import type { DomainNotice } from "../own-domain/record-check.ts";
import { createAccountMail } from "./account-mails.ts";
import { interpolate, mailTexts } from "./mail-texts.ts";
import type { Mail } from "./mailer.ts";

interface DomainMailOptions {
  to: string;
  locale: Locale;
  /** Time zone of the agent. */
  timeZone: string;
  siteUrl: string;
  desiredUrl: string;
}

/** Tells an agent that the proof of their own domain is missing, or that the domain is free again. */
export function createDomainMail(
  { kind, domain }: DomainNotice,
  { to, locale, timeZone, siteUrl, desiredUrl }: DomainMailOptions,
): Mail {
  const { domain: texts } = mailTexts(locale);
  const { host, token, failingSince } = domain;
  const format = new Intl.DateTimeFormat(htmlLang(locale), { dateStyle: "long", timeZone });
  const values = { host, date: failingSince ? format.format(freeAgainAt(failingSince)) : "" };
  const record = proofRecord(host, token);
  const subject = interpolate(kind === "lost" ? texts.lost : texts.failing, values);
  return createAccountMail(to, {
    lang: htmlLang(locale),
    subject,
    heading: subject,
    intro: [
      interpolate(kind === "lost" ? texts.lostIntro : texts.failingIntro, values),
      texts.record,
    ],
    facts: [
      { label: texts.recordName, value: record.name },
      { label: texts.recordValue, value: record.value },
    ],
    actions: [{ label: texts.open, href: siteLinks(siteUrl, locale).addressFields(desiredUrl) }],
    notes: [texts.elsewhere],
  });
}
