import type { Locale } from "@realtor/api/locales";

/** "Irvine, Tustin", "アーバイン、タスティン": without "and". */
export function joinWords(words: readonly string[], locale: Locale): string {
  return words.join(locale === "ja-JP" ? "、" : ", ");
}
