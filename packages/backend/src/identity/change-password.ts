import type { PasswordChange } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import type { Background } from "../background.ts";
import { user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createPasswordChangedMail } from "../mail/password-changed-mail.ts";
import { endOtherSessions } from "./account-sessions.ts";
import type { SessionContext } from "./account-sessions.ts";
import { findPassword, replaceHash } from "./password-account.ts";
import type { PasswordHashing } from "./password-hash.ts";
import { revokePasswordLinks } from "./password-link.ts";
import { checkNewPassword } from "./password-strength.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";

export interface ChangePasswordContext extends SessionContext {
  passwords: PasswordHashing;
  /** Those of sign-in: guesses of the current password count alike. */
  attempts: SignInAttempts;
  background: Background;
  siteUrl: string;
  /** Undefined if no SMTP server is configured. */
  mailer: Mailer | undefined;
}

/**
 * Changes the password of an account with the current one, ends its other sessions, revokes its links and
 * tells the owner. Returns the number of ended sessions.
 * @throws {Problem} 400 `auth.wrongPassword` or for a new password that is not accepted, 409
 * `auth.noPassword`, 429.
 */
export async function changePassword(
  context: ChangePasswordContext,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
  { currentPassword, newPassword, locale }: PasswordChange,
): Promise<number> {
  const { db, passwords, attempts, background, siteUrl, mailer, logSecurityEvent } = context;
  const [owner] = await db.select().from(user).where(eq(user.id, userId));
  const stored = owner && (await findPassword(db, userId));
  if (!stored) throw new Problem("auth.noPassword");
  await attempts.start(owner.email);
  if (!(await passwords.verify({ hash: stored.hash, password: currentPassword }))) {
    logSecurityEvent({ event: "password-check", outcome: "failure", account: userId });
    throw new Problem("auth.wrongPassword");
  }
  await attempts.succeed(owner.email);
  const refused = checkNewPassword(newPassword, [owner.email, owner.name]);
  if (refused) throw new Problem(refused);
  // Changed in another browser meanwhile: the password that was entered is not the current one.
  if (!(await replaceHash(db, stored, await passwords.hash(newPassword))))
    throw new Problem("auth.wrongPassword");
  logSecurityEvent({ event: "password-change", account: userId, with: "current-password" });
  await revokePasswordLinks(db, userId);
  const ended = await endOtherSessions(context, userId, sessionId);
  if (mailer)
    background.run("mail about a new password", () =>
      mailer.send(createPasswordChangedMail(owner.email, locale, siteUrl)),
    );
  return ended;
}
