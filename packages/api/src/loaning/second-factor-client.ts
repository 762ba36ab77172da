import { callForData, callRoute } from "../call-route.ts";
import { ApiError } from "../http/api-error.ts";
import type { Http } from "../http/http.ts";
import type { User } from "./auth.schema.ts";
import type {
  SecondFactorConfirmation,
  SecondFactorChange,
  SecondFactorSetup,
  SecondFactorSignIn,
} from "./second-factor.schema.ts";

/**
 * The challenge of a sign-in whose password is right and that also needs a code; undefined for any other
 * error.
 */
export function readChallenge(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "auth.secondFactorRequired") return undefined;
  const { body } = error;
  const isChallenge = typeof body === "object" && body !== null && "challenge" in body;
  return isChallenge && typeof body.challenge === "string" ? body.challenge : undefined;
}

/**
 * Completes a sign-in with a code of the authenticator app or a backup code, and returns the bearer token.
 * @throws {ApiError} 400 `auth.wrongCode`, 400 `auth.challengeEnded` (the password is needed again), 403
 * (banned), 429.
 */
export async function signInWithCode(
  http: Http,
  sent: SecondFactorSignIn,
): Promise<{ token: string; user: User }> {
  const name = "POST /api/auth/sign-in/second-factor";
  const { data, headers } = await callRoute(http, name, { body: sent });
  return { token: headers.get("set-auth-token") ?? data.token, user: data.user };
}

/**
 * Creates the secret of an authenticator app, which replaces one that was not confirmed.
 * @throws {ApiError} 400 `auth.wrongPassword`, 401, 409 `auth.noPassword` or `auth.secondFactorOn`, 429.
 */
export function createSecondFactor(
  http: Http,
  currentPassword: string,
): Promise<SecondFactorSetup> {
  return callForData(http, "POST /v1/account-security/second-factor", {
    body: { currentPassword },
  });
}

/**
 * Turns the second factor on with a code of the app, ends the account's other sessions and returns the
 * backup codes. The owner gets a mail.
 * @throws {ApiError} 400 `auth.wrongCode`, 401, 409 `auth.secondFactorOn` or `auth.secondFactorOff` (no
 * secret was created), 429.
 */
export async function confirmSecondFactor(
  http: Http,
  sent: SecondFactorConfirmation,
): Promise<string[]> {
  const name = "POST /v1/account-security/second-factor/confirmation";
  return (await callForData(http, name, { body: sent })).backupCodes;
}

/**
 * Replaces the backup codes with the password and a code of the app or a backup code, and returns the new
 * ones. The owner gets a mail.
 * @throws {ApiError} 400 `auth.wrongPassword` or `auth.wrongCode`, 401, 409 `auth.noPassword` or
 * `auth.secondFactorOff`, 429.
 */
export async function renewBackupCodes(http: Http, sent: SecondFactorChange): Promise<string[]> {
  const name = "POST /v1/account-security/second-factor/codes";
  return (await callForData(http, name, { body: sent })).backupCodes;
}

/**
 * Turns the second factor off with the password and a code of the app or a backup code. The owner gets a
 * mail.
 * @throws {ApiError} 400 `auth.wrongPassword` or `auth.wrongCode`, 401, 409 `auth.noPassword` or
 * `auth.secondFactorOff`, 429.
 */
export async function removeSecondFactor(http: Http, sent: SecondFactorChange): Promise<void> {
  await callRoute(http, "POST /v1/account-security/second-factor/removal", { body: sent });
}

/**
 * Turns the second factor of any account off, ends its sessions and returns their number. The owner gets a
 * mail. For admins.
 * @throws {ApiError} 401, 403, 404, 409 `auth.secondFactorOff`.
 */
export async function removeSecondFactorOf(http: Http, accountId: string): Promise<number> {
  const name = "DELETE /v1/second-factors/{accountId}";
  return (await callForData(http, name, { params: { accountId } })).ended;
}
