import type { Locale } from "@realtor/api/locales";

/** A language in the words of another: "Japanese", "일본어". */
export function languageName(language: Locale, locale: Locale): string {
  const { language: code } = new Intl.Locale(language);
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
