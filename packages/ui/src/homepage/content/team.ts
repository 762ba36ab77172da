import type { Lang } from "../../labels/labels.ts";
import type { LocalText } from "../../legal/legal-facts.ts";
import { cleanText, type Missing, pickText, type Text } from "./local-text.ts";
import { type NameInput, readName } from "./name.ts";
import { type Photo, type PhotosInput, readPhotos } from "./photos.ts";
import { readRegions, type RegionsInput } from "./regions.ts";
import { readStats, type StatsInput } from "./stats.ts";

export type TeamInput = NameInput &
  PhotosInput &
  RegionsInput &
  StatsInput & {
    contactPhone?: Text;
    presentation?: { jobTitleKr?: Text; jobTitleEn?: Text; jobTitleJa?: Text } | Missing;
  };

/** An agent in a team section. Everything is null or empty if the profile could not be loaded. */
export type TeamMember = {
  desiredUrl: string;
  /** Without a name the URL slug is shown. */
  name: LocalText | null;
  portrait: Photo | null;
  jobTitle: LocalText | null;
  cities: LocalText[];
  phone: string | null;
  salesCount: number | null;
};

/** Reads a team member from the member's profile. `today` is YYYY-MM-DD. */
export function readTeamMember(
  desiredUrl: string,
  profile: TeamInput | undefined,
  lang: Lang,
  today: string,
): TeamMember {
  const found = profile ?? {};
  const titles = found.presentation;
  return {
    desiredUrl,
    name: profile ? readName(profile, lang).displayName : null,
    portrait: readPhotos(found).portrait,
    jobTitle: pickText(lang, {
      ko: titles?.jobTitleKr,
      en: titles?.jobTitleEn,
      ja: titles?.jobTitleJa,
    }),
    cities: readRegions(found, lang).map(({ displayName }) => displayName),
    phone: cleanText(found.contactPhone),
    salesCount: readStats(found, today)?.salesCount ?? null,
  };
}
