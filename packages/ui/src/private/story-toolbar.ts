import type { Locale } from "../labels/labels.ts";

/** State of the Storybook toolbar. */
export interface StoryToolbar {
  readonly locale: Locale;
  /** `#RRGGBB`, or null for the platform scheme. */
  readonly color: string | null;
  readonly dark: boolean;
}

const locales: Readonly<Record<string, Locale>> = { ko: "ko", en: "en", ja: "ja-JP" };

/** Reads Storybook's globals; unknown values fall back to the platform scheme in Korean. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): StoryToolbar {
  const color = String(globals["color"]);
  return {
    locale: locales[String(globals["locale"])] ?? "ko",
    // Storybook puts globals into the URL, where "#" is not allowed.
    color: /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : null,
    dark: globals["scheme"] === "dark",
  };
}

/** Picks the value for the toolbar's language. */
export function pickByLocale<Value>(
  globals: Readonly<Record<string, unknown>>,
  byLang: { readonly ko: Value; readonly en: Value; readonly ja: Value },
): Value {
  const { locale } = readToolbar(globals);
  return locale === "ja-JP" ? byLang.ja : byLang[locale];
}
