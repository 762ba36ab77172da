import type { Photo, PhotosInput } from "@realtor/profile/photos";
import {
  cleanText,
  type LocalText,
  type Missing,
  pickText,
  type Text,
} from "@realtor/profile/text";
import { getMonogram } from "../../components/monogram/get-monogram.ts";
import type { Lang } from "../../labels/labels.ts";
import { createTheme } from "../../theme/create-theme.ts";
import { type FactsInput, readFacts } from "./facts.ts";
import { type NameInput, readName, readNameText } from "./name.ts";
import { readPhotos } from "./photos.ts";
import { readRegions, type Region, type RegionsInput } from "./regions.ts";
import { readStats, type StatsInput } from "./stats.ts";

export type TeamInput = NameInput &
  PhotosInput &
  RegionsInput &
  StatsInput &
  FactsInput & {
    /** A color as in `ThemeInput`. */
    designMainColor?: Text;
    contactPhone?: Text;
    presentation?: { jobTitleKr?: Text; jobTitleEn?: Text; jobTitleJa?: Text } | Missing;
  };

/** The first letter of a name on the agent's color, in the agent's first language. */
export type MemberMonogram = {
  name: LocalText;
  character: string;
  /** `#RRGGBB`, like `onFill`. */
  fill: string;
  onFill: string;
};

/** An agent in a team section. Everything is null or empty if the profile could not be loaded. */
export type TeamMember = {
  desiredUrl: string;
  /** Without a name the URL slug is shown. */
  name: LocalText | null;
  monogram: MemberMonogram | null;
  portrait: Photo | null;
  jobTitle: LocalText | null;
  cities: LocalText[];
  /** States of the cities. */
  states: Region["state"][];
  languages: Lang[];
  phone: string | null;
  salesCount: number | null;
};

function readMonogram(
  profile: TeamInput,
  languages: readonly Lang[],
  page: Lang,
): MemberMonogram | null {
  const name = readNameText(profile, languages[0] ?? page);
  if (!name) return null;
  const mainColor = cleanText(profile.designMainColor) ?? undefined;
  const { fill, onFill } = createTheme({ mainColor, heroDark: false, contentDark: false }).content;
  return { name, character: getMonogram(name.text), fill, onFill };
}

/** Reads a team member from the member's profile. `today` is YYYY-MM-DD. */
export function readTeamMember(
  desiredUrl: string,
  profile: TeamInput | undefined,
  lang: Lang,
  today: string,
): TeamMember {
  const found = profile ?? {};
  const titles = found.presentation;
  const regions = readRegions(found, lang);
  const { languages } = readFacts(found, lang);
  return {
    desiredUrl,
    name: profile ? readName(profile, lang).displayName : null,
    monogram: readMonogram(found, languages, lang),
    portrait: readPhotos(found).portrait,
    jobTitle: pickText(lang, {
      ko: titles?.jobTitleKr,
      en: titles?.jobTitleEn,
      ja: titles?.jobTitleJa,
    }),
    cities: regions.map(({ displayName }) => displayName),
    states: [...new Set(regions.map(({ state }) => state))],
    languages,
    phone: cleanText(found.contactPhone),
    salesCount: readStats(found, today)?.salesCount ?? null,
  };
}
