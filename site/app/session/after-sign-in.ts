import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import { sameSitePath } from "./same-site-path.ts";
import type { Session } from "./stored-session.ts";

/**
 * Where a person goes after signing in: to the kept page; else realtors to their own homepage, or to its
 * editor while it is not public; others to the homepage whose sign-in page it was, or to the start
 * (DECISIONS section 4).
 */
export function afterSignIn(
  { realtorInfo }: Pick<Session, "realtorInfo">,
  redirect: string | null,
  { locale, ownDomain, desiredUrl }: Pick<PageAddress, "locale" | "ownDomain" | "desiredUrl">,
): string {
  const kept = sameSitePath(redirect);
  if (kept !== null) return kept;
  // An own domain holds one homepage, at its root.
  if (ownDomain) return localePath("/", locale);
  if (realtorInfo?.isMakeHomepage === "N")
    return localePath(`/${realtorInfo.desiredUrl}/admin`, locale);
  const homepage = realtorInfo?.desiredUrl ?? desiredUrl;
  return localePath(homepage === undefined ? "/" : `/${homepage}`, locale);
}
