import type { Locale } from "../labels/labels.ts";

/** What the toolbar of Storybook says: language, main colour, scheme. */
export interface StoryToolbar {
  readonly locale: Locale;
  /** `#RRGGBB` of an agent, or null for the platform's own black, white and blue. */
  readonly color: string | null;
  readonly dark: boolean;
}

const locales: Readonly<Record<string, Locale>> = { ko: "ko", en: "en", ja: "ja-JP" };

/** Reads Storybook's globals. Anything unknown reads as the platform in Korean. */
export function readToolbar(globals: Readonly<Record<string, unknown>>): StoryToolbar {
  const color = String(globals["color"]);
  return {
    locale: locales[String(globals["locale"])] ?? "ko",
    // An address cannot carry "#", so the toolbar's values go without it.
    color: /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : null,
    dark: globals["scheme"] === "dark",
  };
}

/** The words of a story in the toolbar's language: `pickWords(globals, { ko, en, ja })`. */
export function pickWords<Words>(
  globals: Readonly<Record<string, unknown>>,
  words: { readonly ko: Words; readonly en: Words; readonly ja: Words },
): Words {
  const { locale } = readToolbar(globals);
  return locale === "ja-JP" ? words.ja : words[locale];
}
