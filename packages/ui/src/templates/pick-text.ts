import type { Lang } from "../labels/labels.ts";
import { cleanText } from "./clean-text.ts";
import type { LocalText } from "./homepage-content.ts";

/** The same text in up to three languages; missing, null and blank are the same. */
export type Translations = Partial<Record<Lang, string | null | undefined>>;

const order: Record<Lang, readonly Lang[]> = {
  ko: ["ko", "en", "ja"],
  en: ["en", "ko", "ja"],
  ja: ["ja", "en", "ko"],
};

/**
 * The text a reader of `lang` sees: their own language, else the other ones in the order of
 * DECISIONS section 3, tagged with the language it is in. Null when there is none. Only read: the
 * result is never stored.
 */
export function pickText(lang: Lang, translations: Translations): LocalText | null {
  for (const candidate of order[lang]) {
    const text = cleanText(translations[candidate]);
    if (text) return { text, lang: candidate };
  }
  return null;
}
