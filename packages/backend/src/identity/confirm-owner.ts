import { createAttemptLimiter } from "@realtor/server/attempt-limiter";
import type { AttemptLimiter } from "@realtor/server/attempt-limiter";
import { eq } from "drizzle-orm";
import type { Pool } from "pg";

import type { Db } from "../db/open-db.ts";
import { session, user } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import type { SessionContext } from "./account-sessions.ts";
import { requireUser } from "./authenticate.ts";
import { findPassword } from "./password-account.ts";
import type { PasswordAccount } from "./password-account.ts";
import type { PasswordHashing } from "./password-hash.ts";
import { attemptRule } from "./sign-in-attempts.ts";

export interface ConfirmContext extends SessionContext {
  passwords: PasswordHashing;
  checks: PasswordChecks;
}

/** A signed-in account that confirms who it is. */
export interface Owner {
  userId: string;
  email: string;
  sessionId: string | undefined;
}

/** An account without a password has to have signed in within this time, in milliseconds. */
const recent = 15 * 60 * 1000;

/**
 * Checks the current password before a sensitive change, or, for an account without one, that it signed in
 * a few minutes ago.
 * @throws {Problem} 400 `auth.wrongPassword`, 403 `auth.signInAgain`, 429.
 */
export async function confirmOwner(
  context: ConfirmContext,
  owner: Owner,
  currentPassword: string,
): Promise<void> {
  const stored = await findPassword(context.db, owner.userId);
  if (stored) await confirmPassword(context, owner, { stored, currentPassword });
  else if (!(await isRecent(context, owner.sessionId))) throw new Problem("auth.signInAgain");
}

/** @throws {Problem} 400 `auth.wrongPassword`, 429. */
export async function confirmPassword(
  { passwords, checks, logSecurityEvent }: ConfirmContext,
  { userId }: Owner,
  { stored, currentPassword }: { stored: PasswordAccount; currentPassword: string },
): Promise<void> {
  const refused = await checks.start(userId);
  if (refused) throw new Problem("rate.limited", { retryAfter: refused.retryAfter });
  const isRight = await passwords
    .verify({ hash: stored.hash, password: currentPassword })
    .catch(async (error: unknown) => {
      await checks.giveBack(userId);
      throw error;
    });
  if (!isRight) {
    logSecurityEvent({ event: "password-check", outcome: "failure", account: userId });
    throw new Problem("auth.wrongPassword");
  }
  await checks.succeed(userId);
}

async function isRecent({ db }: SessionContext, sessionId = ""): Promise<boolean> {
  const [current] = await db
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(eq(session.id, sessionId));
  return current !== undefined && Date.now() - current.createdAt.getTime() < recent;
}

/**
 * The signed-in account of a request.
 * @throws {Problem} 401 for a visitor.
 */
export async function readOwner(
  db: Db,
  c: { var: AppEnv["Variables"] },
): Promise<Owner & { name: string }> {
  const { id: userId, name } = requireUser(c);
  const [found] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return { userId, name, email: found?.email ?? "", sessionId: c.var.sessionId };
}

/**
 * Limits guesses of the current password of a signed-in account, by its id. Counted apart from signing in: those
 * without a session cannot pause them.
 */
export type PasswordChecks = AttemptLimiter;

export function createPasswordChecks(pool: Pool | undefined): PasswordChecks {
  return createAttemptLimiter({
    name: "passwordCheck",
    ...attemptRule,
    pool,
    schemaName: "public",
  });
}
