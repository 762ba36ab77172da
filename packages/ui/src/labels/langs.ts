import type { Lang, Locale } from "./labels.ts";

/** Value of the `lang` attribute for each locale. */
export const langs: Record<Locale, Lang> = { ko: "ko", en: "en", "ja-JP": "ja" };
