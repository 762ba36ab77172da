import type { Lang } from "@realtor/api/locales";

/** "Irvine, Tustin", "アーバイン、タスティン": without "and". */
export function joinWords(words: readonly string[], lang: Lang): string {
  return words.join(lang === "ja" ? "、" : ", ");
}
