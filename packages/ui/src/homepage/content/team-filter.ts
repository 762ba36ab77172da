import type { Lang } from "../../labels/labels.ts";
import type { Region } from "./regions.ts";
import type { TeamMember } from "./team.ts";

/** Which members of a team are shown; null is any. */
export type TeamFilter = { state: Region["state"] | null; language: Lang | null };

export const noTeamFilter: TeamFilter = { state: null, language: null };

/** The members that match, in the order of the team. */
export function filterTeam(
  members: readonly TeamMember[],
  { state, language }: TeamFilter,
): TeamMember[] {
  return members.filter(
    ({ states, languages }) =>
      (state === null || states.includes(state)) &&
      (language === null || languages.includes(language)),
  );
}

export type TeamFilterOptions = { states: Region["state"][]; languages: Lang[] };

/** Values that some members have and others do not; a value that all have would filter nothing. */
export function readFilterOptions(members: readonly TeamMember[]): TeamFilterOptions {
  const isShared = (matches: (member: TeamMember) => boolean) => {
    const count = members.filter(matches).length;
    return count > 0 && count < members.length;
  };
  return {
    states: (["CA", "GA"] as const).filter((state) =>
      isShared(({ states }) => states.includes(state)),
    ),
    languages: (["ko", "en", "ja"] as const).filter((language) =>
      isShared(({ languages }) => languages.includes(language)),
    ),
  };
}
