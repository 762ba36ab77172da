import { eq } from "drizzle-orm";

import { session } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { SessionContext } from "./account-sessions.ts";
import { findPassword } from "./password-account.ts";
import type { PasswordAccount } from "./password-account.ts";
import type { PasswordHashing } from "./password-hash.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";

export interface ConfirmContext extends SessionContext {
  passwords: PasswordHashing;
  /** Those of sign-in: guesses of the current password count alike. */
  attempts: SignInAttempts;
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
  { passwords, attempts, logSecurityEvent }: ConfirmContext,
  { userId, email }: Owner,
  { stored, currentPassword }: { stored: PasswordAccount; currentPassword: string },
): Promise<void> {
  await attempts.start(email);
  if (!(await passwords.verify({ hash: stored.hash, password: currentPassword }))) {
    logSecurityEvent({ event: "password-check", outcome: "failure", account: userId });
    throw new Problem("auth.wrongPassword");
  }
  await attempts.succeed(email);
}

async function isRecent({ db }: SessionContext, sessionId = ""): Promise<boolean> {
  const [current] = await db
    .select({ createdAt: session.createdAt })
    .from(session)
    .where(eq(session.id, sessionId));
  return current !== undefined && Date.now() - current.createdAt.getTime() < recent;
}
