import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";

/** Why somebody is sent to sign in: the page needs it, or the session ended. */
export type LoginReason = "needed" | "expired";

/**
 * Path of the sign-in page in the page's language, of that homepage when under one; it leads back to
 * `redirect` (DECISIONS section 4).
 */
export function loginPath(
  { desiredUrl, locale }: Pick<PageAddress, "desiredUrl" | "locale">,
  redirect: string | null,
  reason: LoginReason = "needed",
): string {
  const query = new URLSearchParams();
  if (redirect) query.set("redirect", redirect);
  if (reason === "expired") query.set("expired", "");
  const path = localePath(desiredUrl ? `/${desiredUrl}/login` : "/login", locale);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Path of the page to which a provider sends people back, beside the sign-in page they began on. */
export function loginRedirectPath({
  desiredUrl,
  locale,
}: Pick<PageAddress, "desiredUrl" | "locale">): string {
  return localePath(desiredUrl ? `/${desiredUrl}/login/redirect` : "/login/redirect", locale);
}
