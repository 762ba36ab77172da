import { and, eq, isNull } from "drizzle-orm";
import { htmlLang } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import type { Mailer, Mail } from "../mail/mailer.ts";
import { profileLocale, profileTimeZone } from "../mail/agent-contact.ts";
import { readSettings } from "../mail/stored-settings.ts";
import { readReceivers } from "../notifications/contact-points.ts";
import type { DomainNotice } from "./record-check.ts";
import { siteLinks } from "../mail/site-links.ts";
import { freeAgainAt } from "./check-schedule.ts";
import { proofRecord } from "./evidence.ts";
import { createAccountMail } from "../mail/account-mails.ts";
import { interpolate, mailTexts } from "../mail/mail-texts.ts";

interface DomainMailContext {
  db: Db;
  mailer: Mailer | undefined;
  siteUrl: string;
}

/** Sends a notice to where the agent's mail goes, in the agent's language; none while the account is being deleted. */
export async function sendDomainMail(
  { db, mailer, siteUrl }: DomainMailContext,
  notice: DomainNotice,
): Promise<void> {
  if (!mailer) return;
  const [found] = await db
    .select({
      email: user.email,
      userId: user.id,
      profile: realtors.profile,
      slug: realtors.desiredUrl,
    })
    .from(realtors)
    .innerJoin(user, eq(user.id, realtors.userId))
    .where(and(eq(realtors.id, notice.domain.realtorId), isNull(user.deleteAt)));
  if (!found) return;
  const { profile } = found;
  const settings = await readSettings(db, found.userId);
  await mailer.send(
    createDomainMail(notice, {
      to: (await readReceivers(db, { ...found, settings })).mail,
      locale: settings.locale ?? profileLocale(profile),
      timeZone: profileTimeZone(profile),
      siteUrl,
      desiredUrl: found.slug,
    }),
  );
}

interface DomainMailOptions {
  to: string;
  locale: Locale;
  timeZone: string;
  siteUrl: string;
  desiredUrl: string;
}

/** Notifies an agent that the proof of their own domain is missing, or that the domain is free again. */
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
  return createAccountMail(to, locale, {
    subject,
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
