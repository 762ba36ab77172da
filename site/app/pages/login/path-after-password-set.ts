import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import type { Session } from "#app/session/stored-session.ts";

/**
 * Returns the path after a password was set and the user signed in: the editor for agents, whose
 * homepage may not be public yet; with a `redirect`, and for other users, the path after any sign-in.
 */
export function pathAfterPasswordSet(
  session: Pick<Session, "realtorInfo">,
  redirect: string | null,
  address: Pick<PageAddress, "locale" | "ownDomain" | "desiredUrl">,
): string {
  const slug = session.realtorInfo?.desiredUrl;
  // On an own domain, /admin can be the editor of another agent.
  if (redirect !== null || slug === undefined || address.ownDomain)
    return afterSignIn(session, redirect, address);
  return localePath(`/${slug}/admin`, address.locale);
}
