import { callForData, callRoute } from "../call-route.ts";
import type { Http } from "../http/http.ts";
import type { PasswordResetRequest, User } from "./auth.schema.ts";
import type { ProviderId } from "./choices.ts";

/**
 * Signs in and returns the bearer token, which the header `set-auth-token` contains (Better Auth's
 * bearer plugin). Ends the session of the stored token, if there is one.
 * @throws {ApiError} 401 (wrong e-mail or password; or `auth.secondFactorRequired`, see `readChallenge`), 403
 * (banned), 429.
 */
export async function signIn(
  http: Http,
  credentials: { email: string; password: string },
): Promise<{ token: string; user: User }> {
  const { data, headers } = await callRoute(http, "POST /api/auth/sign-in/email", {
    body: credentials,
  });
  return { token: headers.get("set-auth-token") ?? data.token, user: data.user };
}

export function listProviders(http: Http) {
  return callForData(http, "GET /api/auth/providers", { skipToken: true });
}

/**
 * Returns the authorization URL of a provider. It redirects to `returnTo` with a `code` for
 * `exchangeCode`, or with an `error`.
 * @throws {ApiError} 403 (`returnTo` is on another site), 404, 429.
 */
export async function startProvider(http: Http, id: ProviderId, returnTo: string): Promise<string> {
  const { url } = await callForData(http, "POST /api/auth/providers/{id}", {
    params: { id },
    body: { returnTo },
    skipToken: true,
  });
  return url;
}

/**
 * Exchanges a provider's code for a token, once and within two minutes. Ends the session of the stored
 * token, if there is one.
 * @throws {ApiError} 400 (used, forged or expired), 429.
 */
export async function exchangeCode(
  http: Http,
  code: string,
): Promise<{ token: string; user: User }> {
  const { data, headers } = await callRoute(http, "POST /api/auth/one-time-token/verify", {
    body: { token: code },
  });
  return { token: headers.get("set-auth-token") ?? "", user: data.user };
}

/**
 * Succeeds whether or not the account exists. The service sends a link by mail if configured;
 * otherwise an admin creates one.
 * @throws {ApiError} 422, 429.
 */
export async function requestPasswordReset(
  http: Http,
  request: PasswordResetRequest,
): Promise<void> {
  await callRoute(http, "POST /api/auth/request-password-reset", {
    body: request,
    responseType: "none",
    skipToken: true,
  });
}

/**
 * Sets the password with the token of a reset or invitation link, and ends every session of the
 * account.
 * @throws {ApiError} 400 `auth.invalidToken` (used, forged or expired), 400 `auth.passwordTooShort`
 * (under 10 characters), `auth.passwordTooLong` or `auth.passwordTooWeak` (easy to guess), 429.
 */
export async function resetPassword(
  http: Http,
  reset: { token: string; newPassword: string },
): Promise<void> {
  await callRoute(http, "POST /api/auth/reset-password", {
    body: reset,
    responseType: "none",
    skipToken: true,
  });
}

/** Ends the session of the stored token. */
export async function signOut(http: Http): Promise<void> {
  await callRoute(http, "POST /api/auth/sign-out", { body: {}, responseType: "none" });
}

/** Returns the session; null for a missing, expired or unknown token. */
export function getSession(http: Http) {
  return callForData(http, "GET /api/auth/get-session", {});
}
