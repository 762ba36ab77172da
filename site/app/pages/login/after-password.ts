import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import { afterSignIn } from "#app/session/after-sign-in.ts";
import type { Session } from "#app/session/stored-session.ts";

/**
 * Where a person goes after setting a password and signing in: agents to the editor of their own
 * homepage, which may not be public yet; with a kept page, and for others, as after any sign-in.
 */
export function afterPassword(
  session: Pick<Session, "realtorInfo">,
  redirect: string | null,
  address: Pick<PageAddress, "locale" | "ownDomain" | "desiredUrl">,
): string {
  const own = session.realtorInfo?.desiredUrl;
  // Links lead to the product's own site: on an agent's domain the editor may be somebody else's.
  if (redirect !== null || own === undefined || address.ownDomain)
    return afterSignIn(session, redirect, address);
  return localePath(`/${own}/admin`, address.locale);
}
