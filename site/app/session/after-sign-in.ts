import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import { sameSitePath } from "./same-site-path.ts";
import type { Session } from "./stored-session.ts";

/**
 * Path to open after signing in: `redirect` if it is valid; else a realtor's own homepage, or its editor
 * while unpublished; else the homepage of the sign-in page, or the landing page (docs/spec/routes.md#sign-in).
 */
export function afterSignIn(
  { realtorInfo }: Pick<Session, "realtorInfo">,
  redirect: string | null,
  { locale, ownDomain, desiredUrl }: Pick<PageAddress, "locale" | "ownDomain" | "desiredUrl">,
): string {
  const requested = sameSitePath(redirect);
  if (requested !== null) return requested;
  // An own domain has one homepage, at its root.
  if (ownDomain) return localePath("/", locale);
  if (realtorInfo?.isMakeHomepage === "N")
    return localePath(`/${realtorInfo.desiredUrl}/admin`, locale);
  const homepage = realtorInfo?.desiredUrl ?? desiredUrl;
  return localePath(homepage === undefined ? "/" : `/${homepage}`, locale);
}
