import { exchangeCode } from "@realtor/api/loaning";
import { siteHttp } from "#app/forms/site-http.ts";
import type { PageAddress } from "#app/page.ts";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { type SignInError, signInErrorOf, startSession } from "#app/session/session-lifecycle.ts";
import { takeSignInState } from "#app/session/sign-in-state.ts";

/** Why a redirect from a provider created no session; a message id without its `login.` prefix. */
export type SignInFailure =
  | Exclude<SignInError, "failed">
  | `back.${"refused" | "unknown" | "unverified" | "noEmail" | "used" | "foreign"}`;

export type SignInResult =
  | { kind: "signed-in"; to: string }
  | { kind: "failed"; reason: SignInFailure; redirect: string | null };

/** Values of the `error` parameter from the backend's OAuth callback. */
const errors: Readonly<Record<string, SignInFailure>> = {
  access_denied: "back.refused",
  signup_disabled: "back.unknown",
  account_not_linked: "back.unverified",
  email_not_verified: "back.unverified",
  email_not_found: "back.noEmail",
  elsewhere: "back.elsewhere",
  BANNED_USER: "closed",
  state_mismatch: "back.used",
  state_not_found: "back.used",
  invalid_code: "back.used",
  no_code: "back.used",
};

/**
 * Completes a sign-in with a provider: checks `state` against the one stored in this tab and exchanges
 * the one-time code for a session. See docs/spec/routes.md#sign-in.
 */
export async function completeSignIn(search: string, address: PageAddress): Promise<SignInResult> {
  const query = new URLSearchParams(search);
  const stored = takeSignInState();
  const redirect = stored?.redirect ?? null;
  const fail = (reason: SignInFailure): SignInResult => ({ kind: "failed", reason, redirect });

  const error = query.get("error");
  if (error !== null) return fail(errors[error] ?? "unreachable");
  const code = query.get("code");
  if (stored === null || code === null) return fail("back.used");
  if (stored.state !== query.get("state")) return fail("back.foreign");
  const { provider, desiredUrl } = stored;
  try {
    const signedIn = await exchangeCode(siteHttp(), code);
    const session = await startSession(signedIn, { provider, desiredUrl });
    return { kind: "signed-in", to: afterSignIn(session, redirect, address) };
  } catch (failure) {
    const reason = signInErrorOf(failure);
    return fail(reason === "failed" ? "back.used" : reason);
  }
}

let pending: Promise<SignInResult> | undefined;

/**
 * Runs `completeSignIn` once with the current URL, since a code is valid once; later calls return the
 * same promise.
 */
export function completeSignInOnce(address: PageAddress): Promise<SignInResult> {
  pending ??= completeSignIn(location.search, address);
  // Removes the code from the address bar, history and bookmarks.
  history.replaceState(null, "", location.pathname);
  return pending;
}
