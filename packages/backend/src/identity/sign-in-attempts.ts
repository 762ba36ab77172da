import { createHash } from "node:crypto";

import { createAttemptLimiter } from "@realtor/server/attempt-limiter";
import { and, eq } from "drizzle-orm";
import type { Pool } from "pg";

import type { Background } from "../http/background.ts";
import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createSignInMail } from "../mail/account-mails.ts";
import { profileLocale } from "../mail/agent-contact.ts";

/** Limits guesses of the password of one account from any number of addresses. */
export interface SignInAttempts {
  /** @throws {Problem} 429 while the account pauses. */
  start(email: string): Promise<void>;
  succeed(email: string): Promise<void>;
}

export interface SignInAttemptsOptions {
  db: Db;
  pool: Pool | undefined;
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined;
  background: Background;
  siteUrl: string;
}

/** OWASP ASVS 5.0, 6.3.1: attempts are slowed down, and the owner can still get in with a reset link. */
export const attemptRule = { attempts: 5, seconds: 900, firstPause: 60, longestPause: 3600 };

/**
 * After five failed attempts an address pauses for a minute, then twice as long each time, up to an hour;
 * the owner is notified once a day. An address without an account is treated in the same way.
 */
export function createSignInAttempts(options: SignInAttemptsOptions): SignInAttempts {
  const limiter = createAttemptLimiter({
    name: "signInAccount",
    ...attemptRule,
    pool: options.pool,
    schemaName: "public",
  });
  return {
    async start(email) {
      const refused = await limiter.start(toKey(email));
      if (!refused) return;
      if (refused.startedPause === 1)
        options.background.run("sign-in warning", () => warnOwner(options, email));
      throw new Problem("rate.limited", { retryAfter: refused.retryAfter });
    },
    succeed: (email) => limiter.succeed(toKey(email)),
  };
}

/** Addresses are not stored in the counters. */
function toKey(email: string): string {
  return createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
}

async function warnOwner(
  { db, mailer, siteUrl }: SignInAttemptsOptions,
  email: string,
): Promise<void> {
  if (!mailer) return;
  const [account] = await db
    .select({ email: user.email, profile: realtors.profile })
    .from(user)
    .leftJoin(realtors, eq(realtors.userId, user.id))
    .where(and(eq(user.email, email.trim().toLowerCase()), eq(user.banned, false)))
    .limit(1);
  if (account)
    await mailer.send(
      createSignInMail(account.email, profileLocale(account.profile ?? {}), siteUrl),
    );
}
