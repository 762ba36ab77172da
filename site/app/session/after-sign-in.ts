import type { Locale } from "@realtor/api/locales";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";
import type { Session } from "./session-store.ts";
import type { RealtorProfile } from "@realtor/api/loaning";

/**
 * Path to open after signing in: the account while it is being deleted; else `redirect` if it is valid; else the user's own place; else, for home
 * buyers, the website of the sign-in page, or the landing page (docs/spec/routes.md#sign-in).
 */
export function afterSignIn(
  session: Pick<Session, "realtorInfo" | "userInfo">,
  redirect: string | null,
  address: Pick<PageAddress, "locale" | "ownDomain" | "desiredUrl">,
): string {
  // Nothing else is open to an account that is being deleted.
  if (session.userInfo?.deleteAt !== undefined && !address.ownDomain)
    return localePath("/account", address.locale);
  const requested = sameSitePath(redirect);
  if (requested !== null) return requested;
  const { locale, ownDomain, desiredUrl } = address;
  // An own domain has one website, at its root, and its /admin can be another agent's editor.
  if (ownDomain) return localePath("/", locale);
  const own = dashboardPath(session, locale);
  return own ?? localePath(desiredUrl === undefined ? "/" : `/${desiredUrl}`, locale);
}

/**
 * The place of a signed-in user: the list of websites for staff; for an agent the first run until the
 * website is published for the first time, then the home screen; null for a home buyer.
 */
export function dashboardPath(
  { realtorInfo, userInfo }: Pick<Session, "realtorInfo" | "userInfo">,
  locale: Locale,
): string | null {
  const role = userInfo?.role ?? (realtorInfo ? "realtor" : "user");
  if (role === "user") return null;
  const isNew = role === "realtor" && realtorInfo !== null && !wasPublished(realtorInfo);
  return localePath(isNew ? `/${realtorInfo.desiredUrl}/admin/start` : "/admin", locale);
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

/** Whether a website is or was public. Sessions of earlier releases have no time of publication. */
export function wasPublished({
  isMakeHomepage,
  publishedAt,
}: Pick<RealtorProfile, "isMakeHomepage" | "publishedAt">): boolean {
  return isMakeHomepage === "Y" || publishedAt !== undefined;
}
