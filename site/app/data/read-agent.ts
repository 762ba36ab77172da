import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Locale } from "@realtor/api/locales";
import { type Profile, readProfile } from "@realtor/profile/read";
import type { Team } from "./load-team.ts";

/** Pine: the main color of a page whose agent has not chosen one. */
export const firstColor = "#0F5C4A";

/** A profile in the language of a page, with the color of the page. */
export interface Agent extends Profile {
  readonly design: Profile["design"] & { readonly mainColor: string };
}

/** Reads an agent's profile in the language of a page. */
export function readAgent(profile: RealtorProfile, locale: Locale): Agent {
  const read = readProfile(profile, htmlLang(locale));
  return { ...read, design: { ...read.design, mainColor: read.design.mainColor ?? firstColor } };
}

/** Reads the profiles of a team, by slug. */
export function readTeam(team: Team, locale: Locale): Record<string, Agent> {
  return Object.fromEntries(
    Object.entries(team).map(([slug, member]) => [slug, readAgent(member, locale)]),
  );
}
