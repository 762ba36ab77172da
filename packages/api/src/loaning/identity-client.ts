import type { Http } from "../http/http.ts";
import type { PasswordResetRequest } from "./password-reset.schema.ts";

export type Role = "user" | "realtor" | "admin";

/** An account in Better Auth's format. Times are ISO 8601. */
export interface User {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image?: string | null;
  role?: Role | null;
  createdAt: string;
  updatedAt: string;
}

export interface Session {
  session: { id: string; userId: string; expiresAt: string };
  user: User;
}

/**
 * POST /api/auth/sign-in/email → 200. The header `set-auth-token` contains the bearer token (Better
 * Auth's bearer plugin).
 * @throws {ApiError} 401 (wrong e-mail or password), 403 (banned), 429.
 */
export async function signIn(
  http: Http,
  credentials: { email: string; password: string },
): Promise<{ token: string; user: User }> {
  const response = await http<{ token: string; user: User }>("/api/auth/sign-in/email", {
    method: "POST",
    body: credentials,
    success: 200,
    skipToken: true,
  });
  return {
    token: response.headers.get("set-auth-token") ?? response.data.token,
    user: response.data.user,
  };
}

/** GET /api/auth/providers → 200, ids of the configured providers: kakao, line, google. */
export async function listProviders(http: Http): Promise<string[]> {
  const call = { success: 200, skipToken: true } as const;
  return (await http<string[]>("/api/auth/providers", call)).data;
}

/**
 * POST /api/auth/providers/{id} → 200, the authorization URL. It redirects to `returnTo` with a
 * `code` for `exchangeCode`, or with an `error`.
 * @throws {ApiError} 403 (`returnTo` is on another site), 404, 429.
 */
export async function startProvider(http: Http, id: string, returnTo: string): Promise<string> {
  const response = await http<{ url: string }>(`/api/auth/providers/${encodeURIComponent(id)}`, {
    method: "POST",
    body: { returnTo },
    success: 200,
    skipToken: true,
  });
  return response.data.url;
}

/**
 * POST /api/auth/one-time-token/verify → 200. Exchanges a provider's code for a token, once and
 * within two minutes.
 * @throws {ApiError} 400 (used, forged or expired), 429.
 */
export async function exchangeCode(
  http: Http,
  code: string,
): Promise<{ token: string; user: User }> {
  const response = await http<{ user: User }>("/api/auth/one-time-token/verify", {
    method: "POST",
    body: { token: code },
    success: 200,
    skipToken: true,
  });
  return {
    token: response.headers.get("set-auth-token") ?? "",
    user: response.data.user,
  };
}

/**
 * POST /api/auth/request-password-reset → 200, whether or not the account exists. The service sends
 * a link by mail if configured; otherwise an admin creates one.
 * @throws {ApiError} 422, 429.
 */
export async function requestPasswordReset(
  http: Http,
  request: PasswordResetRequest,
): Promise<void> {
  await http("/api/auth/request-password-reset", {
    method: "POST",
    body: request,
    success: 200,
    responseType: "none",
    skipToken: true,
  });
}

/**
 * POST /api/auth/reset-password → 200, with the token of a reset or invitation link. Sets the
 * password and ends every session of the account.
 * @throws {ApiError} 400 `auth.invalidToken` (used, forged or expired), 400 `auth.passwordTooShort`
 * (under 10 characters) or `auth.passwordTooLong`, 429.
 */
export async function resetPassword(
  http: Http,
  reset: { token: string; newPassword: string },
): Promise<void> {
  await http("/api/auth/reset-password", {
    method: "POST",
    body: reset,
    success: 200,
    responseType: "none",
    skipToken: true,
  });
}

/** POST /api/auth/sign-out → 200, ends the session of the stored token. */
export async function signOut(http: Http): Promise<void> {
  const call = { method: "POST", body: {}, success: 200, responseType: "none" } as const;
  await http("/api/auth/sign-out", call);
}

/** GET /api/auth/get-session → 200, null for a missing, expired or unknown token. */
export async function getSession(http: Http): Promise<Session | null> {
  return (await http<Session | null>("/api/auth/get-session", { success: 200 })).data;
}
