import type { Lang } from "@realtor/profile/text";

/**
 * The locales in menu order; Korean has no path prefix. See
 * `docs/spec/languages.md#locale-resolution`.
 */
export const locales = ["ko", "en", "ja-JP"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "ko";

const langs = { ko: "ko", en: "en", "ja-JP": "ja" } as const satisfies Record<Locale, Lang>;

export type { Lang };

export function htmlLang(locale: Locale): Lang {
  return langs[locale];
}
