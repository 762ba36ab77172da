import type { Lang } from "../../labels/labels.ts";

/** Joins short items such as languages or states on one line, with the comma of the language. */
export function joinList(items: readonly string[], lang: Lang): string {
  return items.join(lang === "ja" ? "、" : ", ");
}
