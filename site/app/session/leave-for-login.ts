import type { PageAddress } from "#app/page.ts";
import { loginPath, type LoginReason } from "./login-path.ts";
import { forgetSession } from "./session-store.ts";
import { keepTyped } from "./typed-text.ts";

let leaving = false;

/** Goes to the sign-in page, which leads back to this one. The first reason counts. */
export function leaveForLogin(address: PageAddress, reason: LoginReason): void {
  if (leaving) return;
  leaving = true;
  const { pathname, search, hash } = location;
  location.replace(loginPath(address, pathname + search + hash, reason));
}

/** A backend does not know the token any more: asks to sign in again, and keeps what is typed. */
export function endExpiredSession(address: PageAddress): void {
  keepTyped();
  leaveForLogin(address, "expired");
  forgetSession();
}
