import type { PasswordChange } from "@realtor/api/loaning";

import type { Background } from "../http/background.ts";
import { Problem } from "../http/problem.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createPasswordChangedMail } from "../mail/account-mails.ts";
import { endOtherSessions } from "./account-sessions.ts";
import { endChallenges } from "./open-challenges.ts";
import { confirmPassword } from "./confirm-owner.ts";
import type { ConfirmContext, Owner } from "./confirm-owner.ts";
import { findPassword, replaceHash } from "./password-account.ts";
import { revokePasswordLinks } from "./password-link.ts";
import { checkNewPassword } from "./password-strength.ts";

export interface ChangePasswordContext extends ConfirmContext {
  background: Background;
  siteUrl: string;
  mailer: Mailer | undefined;
}

/**
 * Changes the password of an account with the current one, ends its other sessions, revokes its links and
 * notifies the owner. Returns the number of ended sessions.
 * @throws {Problem} 400 `auth.wrongPassword` or for a new password that is not accepted, 409
 * `auth.noPassword`, 429.
 */
export async function changePassword(
  context: ChangePasswordContext,
  owner: Owner & { name: string },
  { currentPassword, newPassword, locale }: PasswordChange,
): Promise<number> {
  const { db, passwords, background, siteUrl, mailer, logSecurityEvent } = context;
  const { userId, email, name, sessionId } = owner;
  const stored = await findPassword(db, userId);
  if (!stored) throw new Problem("auth.noPassword");
  await confirmPassword(context, owner, { stored, currentPassword });
  const refused = checkNewPassword(newPassword, [email, name]);
  if (refused) throw new Problem(refused);
  // Changed in another browser meanwhile: the password that was entered is not the current one.
  if (!(await replaceHash(db, stored, await passwords.hash(newPassword))))
    throw new Problem("auth.wrongPassword");
  logSecurityEvent({ event: "password-change", account: userId, with: "current-password" });
  await revokePasswordLinks(db, userId);
  await endChallenges(db, userId);
  const ended = await endOtherSessions(context, userId, sessionId);
  if (mailer)
    background.run("mail about a new password", () =>
      mailer.send(createPasswordChangedMail({ to: email, locale, siteUrl })),
    );
  return ended;
}
