import type { Locale } from "../labels.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

/** Labels of the page of all homes. Separate from `Labels`, so that other pages do not contain them. */
export type HomesLabels = typeof en;

const dictionaries: Record<Locale, HomesLabels> = { ko, en, "ja-JP": ja };

/** Returns the labels of the page of all homes in a locale. */
export function homesLabelsFor(locale: Locale): HomesLabels {
  return dictionaries[locale];
}
