import type { RealtorProfile } from "@realtor/api/loaning";
import type { ProfileInput } from "@realtor/ui/templates";
import { teamSlugs, toProfileInput } from "./profile-input.ts";
import type { Sources } from "./sources.ts";

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
