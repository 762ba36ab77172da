import type { PasswordResetRequest } from "@realtor/api/loaning";
import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createPasswordMail } from "../mail/create-password-mail.ts";
import { createPasswordLink } from "./password-link.ts";

export interface PasswordResetContext {
  db: Db;
  siteUrl: string;
  /** Null if no SMTP server is configured. */
  mailer: Mailer | null;
  log: Logger;
}

/**
 * Sends a reset link to the account with this e-mail address, if it exists. Without an SMTP server
 * an admin has to create a link (`renewInvitation`); the log reports the request without the
 * address.
 */
export async function sendResetLink(
  { db, siteUrl, mailer, log }: PasswordResetContext,
  { email, locale }: PasswordResetRequest,
): Promise<void> {
  const [account] = await db
    .select()
    .from(user)
    .where(and(eq(user.email, email.toLowerCase()), eq(user.banned, false)));
  if (!account) return;
  if (mailer === null) {
    log.info("password reset requested but SMTP_URL is not set: an admin can create a link");
    return;
  }
  const { url } = await createPasswordLink(db, "reset", { userId: account.id, siteUrl, locale });
  await mailer.send(createPasswordMail(account.email, locale, url));
}
