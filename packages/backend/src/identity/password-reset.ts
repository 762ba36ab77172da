import type { PasswordResetRequest } from "@realtor/api/loaning";
import { authRoutes } from "@realtor/api/loaning-schemas";
import { and, eq } from "drizzle-orm";
import type { Logger } from "pino";

import type { Background } from "../http/background.ts";
import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { createPasswordResetMail } from "../mail/account-mails.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createPasswordLink } from "./password-link.ts";

interface PasswordResetContext {
  db: Db;
  siteUrl: string;
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined;
  log: Logger;
}

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
 * Sends a reset link to the account with this e-mail address, if it exists. Without an SMTP server
 * an admin has to create a link (`renewInvitation`); the log reports the request without the
 * address.
 */
async function sendResetLink(
  { db, siteUrl, mailer, log }: PasswordResetContext,
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
  const { url } = await createPasswordLink(db, "reset", { userId: account.id, siteUrl, locale });
  await mailer.send(createPasswordResetMail(account.email, locale, url));
}
