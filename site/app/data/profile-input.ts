import { isKnownSection, type RealtorProfile } from "@realtor/api/loaning";
import type { ProfileInput } from "@realtor/ui/templates";
import { readMainColor } from "./main-color.ts";
import type { Sources } from "./sources.ts";

/** Narrows a stored profile to the design system's type, which has no index signature; adds the main color. */
export function toProfileInput(profile: RealtorProfile): ProfileInput {
  // The contract's type only adds unknown keys.
  return { ...profile, designMainColor: readMainColor(profile) } as ProfileInput;
}

/** The agents that a profile's team sections name by `desiredUrl`, in that order. */
export function teamSlugs({
  additionalSections,
}: Pick<RealtorProfile, "additionalSections">): string[] {
  return (additionalSections ?? []).flatMap((section) =>
    isKnownSection(section) && section.type === "team" ? section.desiredUrl : [],
  );
}

/**
 * Profiles of the agents in the team sections, by slug; an agent that cannot be loaded is shown as a plain
 * link.
 */
export async function loadTeam(
  profile: RealtorProfile,
  sources: Pick<Sources, "getRealtor">,
): Promise<Record<string, ProfileInput>> {
  const members = await Promise.all(
    teamSlugs(profile).map(async (name) => {
      // A failed request for a team member does not fail the page.
      const member = await sources.getRealtor(name).catch(() => null);
      return member ? [[name, toProfileInput(member)] as const] : [];
    }),
  );
  return Object.fromEntries(members.flat());
}
