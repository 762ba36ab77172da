import { defaultLocale, langOf, type Locale, locales } from "@realtor/api/locales";
import type { Lang, LanguageLabels } from "@realtor/ui/labels";
import type { PageAddress } from "../page.ts";

export interface LanguageItem {
  locale: Locale;
  /** The language's own name: never translated. */
  label: string;
  lang: Lang;
  href: string;
  current: boolean;
}

/**
 * The same screen in the three languages (DECISIONS section 3). Korean has no prefix, so its link
 * goes through `/ko`, which remembers the choice; fragments survive that redirect.
 */
export function languageItems(
  address: Pick<PageAddress, "locale" | "path">,
  queryAndHash: string,
  labels: LanguageLabels,
): LanguageItem[] {
  return locales.map((locale) => ({
    locale,
    label: labels.names[locale],
    lang: langOf(locale),
    href: `/${locale}${address.path === "/" ? "" : address.path}${queryAndHash}`,
    current: locale === address.locale,
  }));
}

/** A path's language and the path without its prefix: what `localePath` was made of. */
export function splitLocale(path: string): { path: string; locale: Locale } {
  const [, first, ...rest] = path.split("/");
  const locale = locales.find((one) => one !== defaultLocale && one === first);
  return locale ? { path: `/${rest.join("/")}`, locale } : { path, locale: defaultLocale };
}

/** A path of this site in a language: no prefix for Korean. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
