import type { Lang } from "../labels/labels.ts";
import type { LocalText } from "./homepage-content.ts";
import type { ProfileInput } from "./profile-input.ts";

/**
 * Control characters except tab and line breaks, and bidirectional controls, which without a closing
 * control would also reorder the text that follows.
 */
const unsafeCharacters = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Removes unsafe characters and surrounding white space from user input; null if nothing remains. */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll(unsafeCharacters, "").trim() || null;
}

/** A text in up to three languages; null and blank count as missing. */
type Translations = Partial<Record<Lang, string | null | undefined>>;

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

/** Returns the text of an `etcInfo` entry: `docs/spec/profile.md#etc-info`. */
export function readEtc(profile: ProfileInput, type: string): string | null {
  return cleanText(profile.etcInfo?.find((entry) => entry.contentType === type)?.content);
}

/** The name on the license, in Latin script. */
export function readLatinName(profile: ProfileInput): string | null {
  return cleanText(profile.userName) ?? cleanText(profile.desiredUrl);
}

/** The name in the page's language. */
export function readNameText(profile: ProfileInput, lang: Lang): LocalText | null {
  return pickText(lang, {
    ko: readEtc(profile, "korea_name"),
    en: readLatinName(profile),
    ja: profile.presentation?.nameJa,
  });
}
