import type { PageAddress } from "#app/page.ts";
import { loginPath, type LoginReason } from "./login-path.ts";
import { clearSession } from "./session-store.ts";
import { savePageDraft } from "./page-draft.ts";

let redirecting = false;

/** Opens the sign-in page, which returns to this one. Later calls are ignored. */
export function redirectToLogin(address: PageAddress, reason: LoginReason): void {
  if (redirecting) return;
  redirecting = true;
  const { pathname, search, hash } = location;
  location.replace(loginPath(address, pathname + search + hash, reason));
}

/** Ends a session whose token the backend rejects: saves the page draft and opens the sign-in page. */
export function endExpiredSession(address: PageAddress): void {
  savePageDraft();
  redirectToLogin(address, "expired");
  clearSession();
}
