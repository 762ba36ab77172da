import type {
  SecondFactorConfirmation,
  SecondFactorChange,
  SecondFactorSetup,
} from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";

import { Problem } from "../http/problem.ts";
import { createSecondFactorMail } from "../mail/account-mails.ts";
import { endAllSessions, endOtherSessions } from "./account-sessions.ts";
import { readTypedCode } from "./backup-codes.ts";
import type { ChangePasswordContext } from "./change-password.ts";
import type { CodeAttempts } from "./code-attempts.ts";
import { confirmPassword } from "./confirm-owner.ts";
import type { Owner } from "./confirm-owner.ts";
import { readMailAddress } from "./mail-address.ts";
import { findPassword } from "./password-account.ts";
import { claimCode, findFactor, readBackupCodes, turnOff, turnOn } from "./second-factor.ts";
import type { SecondFactorStore } from "./second-factor.ts";

export interface SecondFactorContext extends ChangePasswordContext, SecondFactorStore {
  codeAttempts: CodeAttempts;
}

/** The current password, and the headers with the session, with which Better Auth is called. */
interface Confirmation {
  currentPassword: string;
  headers: Headers;
}

/**
 * Creates the secret of an authenticator app with its backup codes, which replace those that were not
 * confirmed.
 * @throws {Problem} 400 `auth.wrongPassword`, 409, 429.
 */
export async function createSecondFactor(
  context: SecondFactorContext,
  owner: Owner,
  { currentPassword, headers }: Confirmation,
): Promise<SecondFactorSetup> {
  await confirmStoredPassword(context, owner, currentPassword);
  if ((await findFactor(context.db, owner.userId))?.verified)
    throw new Problem("auth.secondFactorOn");
  const created = await context.auth.api.enableTwoFactor({
    headers,
    body: { password: currentPassword, method: "totp" },
  });
  if (created.method !== "totp") throw new Error("Better Auth created another second factor");
  const uri = created.totpURI;
  return { uri, secret: new URL(uri).searchParams.get("secret") ?? "" };
}

/**
 * Turns the second factor on with a code of the app, ends the other sessions, notifies the owner and returns
 * the backup codes.
 * @throws {Problem} 400 `auth.wrongCode`, 409, 429.
 */
export async function confirmSecondFactor(
  context: SecondFactorContext,
  owner: Owner,
  { code, locale }: SecondFactorConfirmation,
): Promise<string[]> {
  const { db, codeAttempts, logSecurityEvent } = context;
  const { userId } = owner;
  const factor = await findFactor(db, userId);
  if (!factor) throw new Problem("auth.secondFactorOff");
  if (factor.verified) throw new Problem("auth.secondFactorOn");
  await codeAttempts.start(userId);
  if (!(await claimCode(context, factor, readTypedCode(code).code)))
    throw new Problem("auth.wrongCode");
  await codeAttempts.succeed(userId);
  await turnOn(db, userId);
  logSecurityEvent({ event: "second-factor", account: userId, change: "on" });
  await endOtherSessions(context, userId, owner.sessionId);
  tellOwner(context, "on", { email: owner.email, locale });
  return readBackupCodes(context, userId);
}

/**
 * Replaces the backup codes with the password and a code of the app or a backup code, and notifies the owner.
 * @throws {Problem} 400 `auth.wrongPassword` or `auth.wrongCode`, 409, 429.
 */
export async function renewBackupCodes(
  context: SecondFactorContext,
  owner: Owner,
  { headers, ...change }: SecondFactorChange & Pick<Confirmation, "headers">,
): Promise<string[]> {
  await confirmChange(context, owner, change);
  const { backupCodes } = await context.auth.api.generateBackupCodes({
    headers,
    body: { password: change.currentPassword },
  });
  context.logSecurityEvent({ event: "second-factor", account: owner.userId, change: "codes" });
  tellOwner(context, "codes", { email: owner.email, locale: change.locale });
  return backupCodes;
}

/**
 * Turns the second factor off with the password and a code of the app or a backup code, and notifies the
 * owner.
 * @throws {Problem} 400 `auth.wrongPassword` or `auth.wrongCode`, 409, 429.
 */
export async function removeSecondFactor(
  context: SecondFactorContext,
  owner: Owner,
  change: SecondFactorChange,
): Promise<void> {
  const { userId, email } = owner;
  await confirmChange(context, owner, change);
  await turnOff(context.db, userId);
  context.logSecurityEvent({ event: "second-factor", account: userId, change: "off" });
  tellOwner(context, "off", { email, locale: change.locale });
}

/**
 * Turns the second factor of an account off whose owner lost it, ends all its sessions, notifies the owner
 * and returns the number of sessions.
 * @throws {Problem} 409 `auth.secondFactorOff`.
 */
export async function removeSecondFactorOf(
  context: SecondFactorContext,
  userId: string,
  adminId: string,
): Promise<number> {
  const { db, codeAttempts, logSecurityEvent } = context;
  if (!(await findFactor(db, userId))?.verified) throw new Problem("auth.secondFactorOff");
  await turnOff(db, userId);
  await codeAttempts.succeed(userId);
  logSecurityEvent({ event: "second-factor", account: userId, change: "off", by: adminId });
  const owner = await readMailAddress(db, userId);
  if (owner) tellOwner(context, "offByStaff", owner);
  return endAllSessions(context, userId);
}

/** @throws {Problem} 400 `auth.wrongPassword`, 409 `auth.noPassword`, 429. */
async function confirmStoredPassword(
  context: SecondFactorContext,
  owner: Owner,
  currentPassword: string,
): Promise<void> {
  const stored = await findPassword(context.db, owner.userId);
  if (!stored) throw new Problem("auth.noPassword");
  await confirmPassword(context, owner, { stored, currentPassword });
}

/**
 * The password alone changes no second factor: who knows it and has a session would be rid of the device.
 * @throws {Problem} 400 `auth.wrongPassword` or `auth.wrongCode`, 409, 429.
 */
async function confirmChange(
  context: SecondFactorContext,
  owner: Owner,
  { currentPassword, code }: Pick<SecondFactorChange, "currentPassword" | "code">,
): Promise<void> {
  await confirmStoredPassword(context, owner, currentPassword);
  const factor = await findFactor(context.db, owner.userId);
  if (!factor?.verified) throw new Problem("auth.secondFactorOff");
  await confirmCode(context, factor, code);
}

/**
 * Checks a code of the app or a backup code before a sensitive change.
 * @throws {Problem} 400 `auth.wrongCode`, 429.
 */
export async function confirmCode(
  context: SecondFactorContext,
  factor: NonNullable<Awaited<ReturnType<typeof findFactor>>>,
  code: string,
): Promise<void> {
  const { codeAttempts } = context;
  const { userId } = factor;
  await codeAttempts.start(userId);
  const typed = readTypedCode(code);
  const isRight =
    typed.kind === "app"
      ? await claimCode(context, factor, typed.code)
      : (await readBackupCodes(context, userId)).includes(typed.code);
  if (!isRight) throw new Problem("auth.wrongCode");
  await codeAttempts.succeed(userId);
}

type Change = Parameters<typeof createSecondFactorMail>[0];

function tellOwner(
  { mailer, background, siteUrl }: SecondFactorContext,
  change: Change,
  { email, locale }: { email: string; locale: Locale },
): void {
  if (!mailer) return;
  background.run("mail about the second factor", () =>
    mailer.send(createSecondFactorMail(change, { to: email, locale, siteUrl })),
  );
}
