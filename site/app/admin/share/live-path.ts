import type { Locale } from "@realtor/api/locales";
import { localePath } from "#app/i18n/language-items.ts";

/** Fragment of the address with which the screen says that the website was published. */
export const justPublishedHash = "#published";

/** Path of the screen that shares the published website of a slug. */
export function livePath(slug: string, locale: Locale): string {
  return localePath(`/${slug}/admin/live`, locale);
}

/** The same for a website that was published just now. */
export function firstLivePath(slug: string, locale: Locale): string {
  return livePath(slug, locale) + justPublishedHash;
}
