import type { Lang } from "@realtor/api/locales";
import type { IntlShape } from "react-intl";

/** "Irvine, Tustin", "アーバイン、タスティン": without "and". */
export function joinWords(words: readonly string[], lang: Lang): string {
  return words.join(lang === "ja" ? "、" : ", ");
}

/** "Irvine and Tustin", "어바인, 터스틴": the Korean "및" of `Intl.ListFormat` belongs to forms. */
export function joinWithAnd(
  words: readonly string[],
  { locale, formatList }: Pick<IntlShape, "locale" | "formatList">,
): string {
  return locale === "ko" ? joinWords(words, "ko") : formatList(words, { type: "conjunction" });
}
