import type { LocalText } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";

/** Korean and Japanese of English texts, which are in lower case. */
export type Dictionary = Readonly<Record<string, readonly [ko: string, ja: string]>>;

/** Returns an English text in the page's language if the dictionary has it, otherwise unchanged. */
export function translate(english: string, lang: Lang, dictionary: Dictionary): LocalText {
  if (lang === "en") return { text: english, lang };
  const text = dictionary[english.toLowerCase()]?.[lang === "ko" ? 0 : 1];
  return text ? { text, lang } : { text: english, lang: "en" };
}
