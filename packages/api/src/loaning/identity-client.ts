import type { Http } from "../http/http.ts";
import type { PasswordResetRequest } from "./password-reset.schema.ts";

export type Role = "user" | "realtor" | "admin";

/** An account, as Better Auth answers it. Moments are ISO 8601. */
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

/** Who is signed in, and until when. */
export interface Session {
  session: { id: string; userId: string; expiresAt: string };
  user: User;
}

/**
 * POST /api/auth/sign-in/email → 200. The bearer token comes in the header `set-auth-token` (Better
 * Auth's bearer plugin). ApiError 401 (wrong e-mail or password), 403 (banned), 429.
 */
export async function signIn(
  http: Http,
  credentials: { email: string; password: string },
): Promise<{ token: string; user: User }> {
  const answer = await http<{ token: string; user: User }>("/api/auth/sign-in/email", {
    method: "POST",
    body: credentials,
    success: 200,
    skipToken: true,
  });
  return {
    token: answer.headers.get("set-auth-token") ?? answer.data.token,
    user: answer.data.user,
  };
}

/** GET /api/auth/providers → 200. Ids of the providers that are configured: kakao, line, google. */
export async function listProviders(http: Http): Promise<string[]> {
  const call = { success: 200, skipToken: true } as const;
  return (await http<string[]>("/api/auth/providers", call)).data;
}

/**
 * POST /api/auth/providers/{id} → 200. The provider's address, which leads back to `returnTo` with a
 * `code` for `exchangeCode`, or with an `error`. ApiError 403 (an address of another site), 404, 429.
 */
export async function startProvider(http: Http, id: string, returnTo: string): Promise<string> {
  const answer = await http<{ url: string }>(`/api/auth/providers/${encodeURIComponent(id)}`, {
    method: "POST",
    body: { returnTo },
    success: 200,
    skipToken: true,
  });
  return answer.data.url;
}

/**
 * POST /api/auth/one-time-token/verify → 200. A provider's code is worth a token once, and for two
 * minutes. ApiError 400 (used, forged or too old), 429.
 */
export async function exchangeCode(
  http: Http,
  code: string,
): Promise<{ token: string; user: User }> {
  const answer = await http<{ user: User }>("/api/auth/one-time-token/verify", {
    method: "POST",
    body: { token: code },
    success: 200,
    skipToken: true,
  });
  return {
    token: answer.headers.get("set-auth-token") ?? "",
    user: answer.data.user,
  };
}

/**
 * POST /api/auth/request-password-reset → 200, whether or not there is such an account: a mail with a
 * link is on its way where the service sends mail, else an admin makes a link. ApiError 422, 429.
 */
export async function requestPasswordReset(
  http: Http,
  request: PasswordResetRequest,
): Promise<void> {
  await http("/api/auth/request-password-reset", {
    method: "POST",
    body: request,
    success: 200,
    answer: "none",
    skipToken: true,
  });
}

/**
 * POST /api/auth/reset-password → 200, with the token of a mail's or an invitation's link: the password
 * is set, and every session of the account ends. ApiError 400 `auth.invalidToken` (used, forged or too
 * old), 400 `auth.passwordTooShort` (under 10 characters) or `auth.passwordTooLong`, 429.
 */
export async function resetPassword(
  http: Http,
  reset: { token: string; newPassword: string },
): Promise<void> {
  await http("/api/auth/reset-password", {
    method: "POST",
    body: reset,
    success: 200,
    answer: "none",
    skipToken: true,
  });
}

/** POST /api/auth/sign-out → 200. Ends the session of the stored token. */
export async function signOut(http: Http): Promise<void> {
  const call = { method: "POST", body: {}, success: 200, answer: "none" } as const;
  await http("/api/auth/sign-out", call);
}

/** GET /api/auth/get-session → 200. Null for a token that is missing, ended or unknown. */
export async function getSession(http: Http): Promise<Session | null> {
  return (await http<Session | null>("/api/auth/get-session", { success: 200 })).data;
}
