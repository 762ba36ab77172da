import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";

/** Why the sign-in page opens: the page requires a session, or the session expired. */
export type LoginReason = "needed" | "expired";

/**
 * Path of the sign-in page in the page's language, below the website if there is one. After signing in
 * the user returns to `redirect` (docs/spec/routes.md#sign-in).
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

/** Path of the OAuth redirect page, under the same website as the sign-in page. */
export function loginRedirectPath({
  desiredUrl,
  locale,
}: Pick<PageAddress, "desiredUrl" | "locale">): string {
  return localePath(desiredUrl ? `/${desiredUrl}/login/redirect` : "/login/redirect", locale);
}
