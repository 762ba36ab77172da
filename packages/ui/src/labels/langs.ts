import type { Lang, Locale } from "./labels.ts";

/** The `lang` attribute of each locale. */
export const langs: Record<Locale, Lang> = { ko: "ko", en: "en", "ja-JP": "ja" };
