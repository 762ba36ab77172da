import { defaultLocale, htmlLang, type Locale, locales } from "@realtor/api/locales";
import type { Lang, LanguageLabels } from "@realtor/ui/labels";
import type { PageAddress } from "../page.ts";

export interface LanguageItem {
  locale: Locale;
  /** The language's name in that language. */
  label: string;
  lang: Lang;
  href: string;
  current: boolean;
}

/**
 * Links to the page in the three languages (docs/spec/languages.md#language-menu). Korean has no prefix,
 * so its link goes through `/ko`, which stores the choice and redirects; fragments survive the redirect.
 */
export function languageItems(
  address: Pick<PageAddress, "locale" | "path">,
  queryAndHash: string,
  labels: LanguageLabels,
): LanguageItem[] {
  return locales.map((locale) => ({
    locale,
    label: labels.names[locale],
    lang: htmlLang(locale),
    href: `/${locale}${address.path === "/" ? "" : address.path}${queryAndHash}`,
    current: locale === address.locale,
  }));
}

/** Splits a path into locale and unprefixed path; the inverse of `localePath`. */
export function splitLocale(path: string): { path: string; locale: Locale } {
  const [, first, ...rest] = path.split("/");
  const locale = locales.find((one) => one !== defaultLocale && one === first);
  return locale ? { path: `/${rest.join("/")}`, locale } : { path, locale: defaultLocale };
}

/** Adds the language prefix to a path; Korean has none. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** The privacy policy, at its Korean or English text (docs/spec/routes.md#terms-and-privacy). */
export function privacyPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${locale === "ko" ? "ko" : "en"}`;
}

/** The policy's section on cookies. Where analytics is configured, links to it open the consent banner. */
export function privacyChoicesPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${htmlLang(locale)}-cookies`;
}
