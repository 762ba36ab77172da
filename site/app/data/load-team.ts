import { isKnownSection, type RealtorProfile } from "@realtor/api/loaning";
import { limits } from "@realtor/api/rules";
import type { Sources } from "./sources.ts";

/** Profiles of the agents in team sections, by slug. */
export type Team = Readonly<Record<string, RealtorProfile>>;

/**
 * The agents that a profile's team sections name by `desiredUrl`, in that order, each once. Profiles of earlier
 * releases may name more than the limit.
 */
export function teamSlugs({
  additionalSections,
}: Pick<RealtorProfile, "additionalSections">): string[] {
  const named = (additionalSections ?? []).flatMap((section) =>
    isKnownSection(section) && section.type === "team" ? section.desiredUrl : [],
  );
  return [...new Set(named)].slice(0, limits.teamMembers);
}

/**
 * Profiles of the agents in the team sections, by slug; an agent that cannot be loaded is shown as a plain
 * link.
 */
export async function loadTeam(
  profile: RealtorProfile,
  sources: Pick<Sources, "getRealtors">,
): Promise<Team> {
  const slugs = teamSlugs(profile);
  if (slugs.length === 0) return {};
  return membersBySlug(slugs, await sources.getRealtors(slugs));
}

/** Profiles by the slugs that name them, in any case. */
export function membersBySlug(slugs: readonly string[], profiles: readonly RealtorProfile[]): Team {
  const found = new Map(profiles.map((one) => [one.desiredUrl.toLowerCase(), one]));
  return Object.fromEntries(
    slugs.flatMap((slug) => {
      const member = found.get(slug.toLowerCase());
      return member ? [[slug, member]] : [];
    }),
  );
}
