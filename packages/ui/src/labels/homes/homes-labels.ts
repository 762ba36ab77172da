import { isFirm } from "../firm/is-firm.ts";
import type { Locale } from "../labels.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

/** Labels of the page of all homes. Separate from `Labels`, so that other pages do not contain them. */
export type HomesLabels = typeof en;

const dictionaries: Record<Locale, HomesLabels> = { ko, en, "ja-JP": ja };

/** Returns the labels of the page of all homes in a locale. With the template `brokerage`, a firm speaks. */
export function homesLabelsFor(locale: Locale, template = ""): HomesLabels {
  const labels = dictionaries[locale];
  const { none } = labels;
  return isFirm(template) ? { ...labels, none: { ...none, ask: none.firmAsk } } : labels;
}
