import { cleanText, type LocalText, type Missing, type Text } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";
import { placeNames } from "./place-names.ts";
import { translate } from "./translate.ts";

export type RegionsInput = {
  activityRegion?:
    | readonly { state: string; city?: Text; neighborhood?: Text; zipcode?: Text }[]
    | Missing;
};

export type Region = {
  /** Customary name in the page's language, otherwise English. */
  displayName: LocalText;
  /** English name, if `displayName` is not English. */
  english: string | null;
  state: "CA" | "GA";
};

/** Regions without duplicates, in the agent's order. */
export function readRegions(profile: RegionsInput, lang: Lang): Region[] {
  const regions = new Map<string, Region>();
  for (const { state, city, neighborhood } of profile.activityRegion ?? []) {
    const english = cleanText(city) ?? cleanText(neighborhood);
    if (!english || (state !== "CA" && state !== "GA")) continue;
    const displayName = translate(english, lang, placeNames);
    regions.set(`${english.toLowerCase()} ${state}`, {
      displayName,
      english: displayName.lang === "en" ? null : english,
      state,
    });
  }
  return [...regions.values()];
}
