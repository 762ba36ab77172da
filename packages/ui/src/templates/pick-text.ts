import type { Lang } from "../labels/labels.ts";
import { cleanText } from "./clean-text.ts";
import type { LocalText } from "./homepage-content.ts";

/** A text in up to three languages; null and blank count as missing. */
export type Translations = Partial<Record<Lang, string | null | undefined>>;

const fallbackOrder: Record<Lang, readonly Lang[]> = {
  ko: ["ko", "en", "ja"],
  en: ["en", "ko", "ja"],
  ja: ["ja", "en", "ko"],
};

/**
 * Returns the text in `lang`, or in the first available language of the fallback order; null if there
 * is none.
 */
export function pickText(lang: Lang, translations: Translations): LocalText | null {
  for (const candidate of fallbackOrder[lang]) {
    const text = cleanText(translations[candidate]);
    if (text) return { text, lang: candidate };
  }
  return null;
}
