import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import type { Session } from "./session-store.ts";

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

/** Longer than any path of this site. */
const maxLength = 2000;

/**
 * Path, query and fragment of a `redirect` within this site; null for any other, so that sign-in is no
 * open redirect. Rejects whatever browsers resolve to another host (`//host`, `/\host`, a scheme).
 */
export function sameSitePath(redirect: string | null | undefined): string | null {
  if (!redirect || redirect.length > maxLength || !redirect.startsWith("/")) return null;
  // Browsers remove tabs and newlines from URLs and treat a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(redirect) || redirect.startsWith("//")) return null;
  const here = "https://here.invalid";
  if (!URL.canParse(redirect, here)) return null;
  const { origin, pathname, search, hash } = new URL(redirect, here);
  // `/.//host` normalizes to `//host`.
  if (origin !== here || pathname.startsWith("//")) return null;
  return pathname + search + hash;
}
