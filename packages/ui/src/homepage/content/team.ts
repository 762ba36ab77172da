import type { Photo } from "@realtor/profile/photos";
import type { Profile } from "@realtor/profile/read";
import { type LocalText, pickText } from "@realtor/profile/text";
import { getMonogram } from "../../components/monogram/get-monogram.ts";
import type { Lang } from "../../labels/labels.ts";
import { createTheme } from "../../theme/create-theme.ts";
import { composeName, hasEqualFirm } from "./name.ts";
import { composePhotos } from "./photos.ts";
import { nameRegions, type Region } from "./regions.ts";
import { composeStats } from "./stats.ts";

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
  /** As typed. */
  license: string | null;
  /** The brokerage that the agent works under. */
  firm: LocalText | null;
  /** The firm and its number must stand as large as the agent. */
  hasEqualFirm: boolean;
  firmPhone: string | null;
  salesCount: number | null;
};

/** The member's first language is that of the letter; without one it is that of the page. */
function composeMonogram(profile: Profile): MemberMonogram | null {
  const { lang, languages, written, latinName } = profile;
  const name = pickText(languages[0] ?? lang, { ...written.name, en: latinName });
  if (!name) return null;
  const { mainColor } = profile.design;
  const { fill, onFill } = createTheme({ mainColor, heroDark: false, contentDark: false }).content;
  return { name, character: getMonogram(name.text), fill, onFill };
}

const unknownMember = {
  name: null,
  monogram: null,
  portrait: null,
  jobTitle: null,
  cities: [],
  states: [],
  languages: [],
  phone: null,
  license: null,
  firm: null,
  hasEqualFirm: false,
  firmPhone: null,
  salesCount: null,
} satisfies Partial<TeamMember>;

/** A team member from the member's profile. `today` is YYYY-MM-DD. */
export function composeMember(
  desiredUrl: string,
  profile: Profile | undefined,
  today: string,
): TeamMember {
  if (!profile) return { desiredUrl, ...unknownMember };
  const regions = nameRegions(profile);
  return {
    desiredUrl,
    name: composeName(profile).displayName,
    monogram: composeMonogram(profile),
    portrait: composePhotos(profile.photos).portrait,
    jobTitle: profile.texts.jobTitle,
    cities: regions.map(({ displayName }) => displayName),
    states: [...new Set(regions.map(({ state }) => state))],
    languages: [...profile.languages],
    phone: profile.typed.phone,
    license: profile.license,
    firm: profile.texts.agency,
    hasEqualFirm: hasEqualFirm(profile, true),
    firmPhone: profile.company.phone,
    salesCount: composeStats(profile.figures, today)?.salesCount ?? null,
  };
}
