import { exchangeCode } from "@realtor/api/loaning";
import { siteHttp } from "#app/forms/site-http.ts";
import type { PageAddress } from "#app/page.ts";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import { beginSession } from "#app/session/begin-session.ts";
import { takeSignInState } from "#app/session/sign-in-state.ts";
import { type Refusal, whyRefused } from "#app/session/why-refused.ts";

/** Why a provider's way back did not end in a session. */
export type BackRefusal =
  | Exclude<Refusal, "failed">
  | `back.${"refused" | "unknown" | "unverified" | "noEmail" | "elsewhere" | "used" | "foreign"}`;

export type Arrival =
  | { kind: "signed-in"; to: string }
  | { kind: "refused"; why: BackRefusal; redirect: string | null };

/** What the backend's callback says when it gives no code. */
const errors: Readonly<Record<string, BackRefusal>> = {
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
 * Ends a sign-in that began at a provider: the state has to be the one that this tab keeps, and the
 * one-time code is exchanged for the token (DECISIONS section 4).
 */
export async function arrive(search: string, address: PageAddress): Promise<Arrival> {
  const query = new URLSearchParams(search);
  const begun = takeSignInState();
  const redirect = begun?.redirect ?? null;
  const refuse = (why: BackRefusal): Arrival => ({ kind: "refused", why, redirect });

  const error = query.get("error");
  if (error !== null) return refuse(errors[error] ?? "unreachable");
  const code = query.get("code");
  if (begun === null || code === null) return refuse("back.used");
  if (begun.state !== query.get("state")) return refuse("back.foreign");
  const { provider, desiredUrl } = begun;
  try {
    const from = desiredUrl === undefined ? {} : { desiredUrl };
    const session = await beginSession(await exchangeCode(siteHttp(), code), { provider, ...from });
    return { kind: "signed-in", to: afterSignIn(session, redirect, address) };
  } catch (failure) {
    const why = whyRefused(failure);
    return refuse(why === "failed" ? "back.used" : why);
  }
}

let arriving: Promise<Arrival> | undefined;

/** Arrives with this page's own address. A code is worth something once: who asks again gets the first answer. */
export function arriveOnce(address: PageAddress): Promise<Arrival> {
  arriving ??= arrive(location.search, address);
  // Neither history nor a bookmark keeps the code.
  history.replaceState(null, "", location.pathname);
  return arriving;
}
