import type { Locale } from "../labels.ts";
import { replyTexts } from "../reply/reply-texts.ts";
import en from "./en.json" with { type: "json" };
import ja from "./ja-JP.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };

/** Labels of a listing page. Separate from `Labels`, so that homepages do not contain them. */
export type ListingLabels = typeof en;

const dictionaries: Record<Locale, ListingLabels> = { ko, en, "ja-JP": ja };

/** Returns the labels of a listing page in a locale. `repliesWithinDay`: see `homepageLabelsFor`. */
export function listingLabelsFor(locale: Locale, repliesWithinDay = false): ListingLabels {
  const labels = dictionaries[locale];
  if (!repliesWithinDay) return labels;
  return { ...labels, request: { ...labels.request, reply: replyTexts[locale].listing } };
}
