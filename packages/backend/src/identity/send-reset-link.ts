import type { PasswordResetRequest } from "@realtor/api/loaning";
import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import { passwordMail } from "../mail/password-mail.ts";
import { makePasswordLink } from "./password-link.ts";

/** What it takes to help somebody who forgot their password. */
export interface ResetContext {
  db: Db;
  siteUrl: string;
  /** Null where no SMTP server is configured. */
  mailer: Mailer | null;
  log: Logger;
}

/**
 * Mails a link to the account with this address, if there is one. Without a mail server an admin has
 * to make a link (`renewInvitation`); the log says that somebody waits for one, but not who.
 */
export async function sendResetLink(
  { db, siteUrl, mailer, log }: ResetContext,
  { email, locale }: PasswordResetRequest,
): Promise<void> {
  const [account] = await db
    .select()
    .from(user)
    .where(and(eq(user.email, email.toLowerCase()), eq(user.banned, false)));
  if (!account) return;
  if (mailer === null) {
    log.info("somebody forgot their password, and SMTP_URL is not set: an admin can copy a link");
    return;
  }
  const { url } = await makePasswordLink(db, "reset", { userId: account.id, siteUrl, locale });
  await mailer.send(passwordMail(account.email, locale, url));
}
