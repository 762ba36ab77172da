/** A language of texts: value of the `lang` attribute. */
export type Lang = "ko" | "en" | "ja";

/** Text and its language, which can differ from that of the page. */
export type LocalText = { text: string; lang: Lang };

export type Missing = null | undefined;

/** A text as stored: it can be missing, null or blank. */
export type Text = string | Missing;

/**
 * Control characters except tab and line breaks, and bidirectional controls, which without a closing
 * control would also reorder the text that follows.
 */
const unsafeCharacters = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Removes unsafe characters and surrounding white space from user input; null if nothing remains. */
export function cleanText(value: Text): string | null {
  return value?.replaceAll(unsafeCharacters, "").trim() || null;
}

/** A text in each language that it is written in. */
export type Written = Readonly<Record<Lang, string | null>>;

/** A text in up to three languages; null and blank count as missing. */
type Translations = Partial<Record<Lang, Text>>;

/** Which languages replace a missing one, in order: `docs/spec/languages.md#formats`. */
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
