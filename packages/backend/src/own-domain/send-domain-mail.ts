import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { createDomainMail } from "../mail/domain-mail.ts";
import type { Mailer } from "../mail/mailer.ts";
import { profileEmail, profileLocale, profileTimeZone } from "../notifications/agent-contact.ts";
import { readSettings } from "../notifications/settings.ts";
import type { DomainNotice } from "./record-check.ts";

interface DomainMailContext {
  db: Db;
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined;
  siteUrl: string;
}

/** Sends a notice to where the agent's mail goes, in the agent's language. */
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
    .where(eq(realtors.id, notice.domain.realtorId));
  if (!found) return;
  const { profile } = found;
  const { locale } = await readSettings(db, found.userId);
  await mailer.send(
    createDomainMail(notice, {
      to: profileEmail(profile) ?? found.email,
      locale: locale ?? profileLocale(profile),
      timeZone: profileTimeZone(profile),
      siteUrl,
      desiredUrl: found.slug,
    }),
  );
}
