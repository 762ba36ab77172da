/** The three languages, in menu order; Korean has no path prefix (SPEC sections 2 and 9). */
export const locales = ["ko", "en", "ja-JP"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "ko";

const langs = { ko: "ko", en: "en", "ja-JP": "ja" } as const satisfies Record<Locale, string>;

export type Lang = (typeof langs)[Locale];

/** The `lang` attribute of a locale (DECISIONS 3). */
export function langOf(locale: Locale): Lang {
  return langs[locale];
}
