import type { PasswordResetRequest } from "@realtor/api/loaning";
import { authRoutes } from "@realtor/api/loaning-schemas";
import type { RateLimiter } from "@realtor/server/rate-limit";
import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";

import type { Background } from "../http/background.ts";
import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit, RateRule } from "../http/rate-limit.ts";
import { createPasswordResetMail } from "../mail/account-mails.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createPasswordLink, revokeResetLinks } from "./password-link.ts";

interface PasswordResetContext {
  db: Db;
  siteUrl: string;
  mailer: Mailer | undefined;
  log: Logger;
  /** Limits the mails to one account, see `resetMailRule`. */
  mails: RateLimiter;
}

/**
 * Mails with a link to one account. Anyone can use them up; the last link of an hour works for an hour, so its
 * owner always has one that works.
 */
export const resetMailRule: RateRule = { requests: 3, seconds: 3600 };

/**
 * `/api/auth/request-password-reset`; Better Auth implements `/api/auth/reset-password`. The
 * response is sent before the account lookup, so that its timing reveals nothing.
 */
export function passwordRoutes(
  context: PasswordResetContext,
  background: Background,
  limit: RateLimit,
): App {
  const name = "POST /api/auth/request-password-reset";
  const app = createRouter();
  app.openapi(contractRoute(authRoutes, name, limit, ...guardJson(64 * 1024)), (c) => {
    const request = c.req.valid("json");
    background.run("password reset", () => sendResetLink(context, request));
    return c.json({ status: true as const }, 200);
  });
  return app;
}

/**
 * Sends a reset link to the account with this e-mail address, if it exists; former ones end when the mail
 * server has accepted the mail. Without an SMTP server
 * an admin has to create a link (`renewInvitation`); the log reports the request without the
 * address.
 */
async function sendResetLink(
  { db, siteUrl, mailer, log, mails }: PasswordResetContext,
  { email, locale }: PasswordResetRequest,
): Promise<void> {
  const [account] = await db
    .select()
    .from(user)
    .where(and(eq(user.email, email.toLowerCase()), eq(user.banned, false)));
  if (!account) return;
  if (mailer === undefined) {
    log.info("password reset requested but SMTP_URL is not set: an admin can create a link");
    return;
  }
  const { id: userId } = account;
  if ((await mails.consume(userId)) !== undefined) return;
  const { url, token } = await createPasswordLink(db, "reset", { userId, siteUrl, locale });
  try {
    await mailer.send(createPasswordResetMail(account.email, locale, url));
  } catch (error) {
    await mails.giveBack(userId);
    throw error;
  }
  await revokeResetLinks(db, userId, token);
}
