import type { Profile } from "@realtor/profile/read";
import type { LocalText } from "@realtor/profile/text";
import { placeNames } from "./place-names.ts";
import { translate } from "./translate.ts";

export type Region = {
  /** Customary name in the page's language, otherwise English. */
  displayName: LocalText;
  /** English name, if `displayName` is not English. */
  english: string | null;
  state: "CA" | "GA";
};

/** Names the regions in the page's language. */
export function nameRegions({ regions, lang }: Pick<Profile, "regions" | "lang">): Region[] {
  return regions.map(({ name, state }) => {
    const displayName = translate(name, lang, placeNames);
    return { displayName, english: displayName.lang === "en" ? null : name, state };
  });
}
