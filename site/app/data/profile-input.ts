import { isKnownSection, type RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Locale } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { type Profile, readProfile } from "@realtor/profile/read";
import type { ProfileInput } from "@realtor/ui/templates";
import { readMainColor } from "./main-color.ts";
import type { Sources } from "./sources.ts";

/** Narrows a stored profile to the design system's type, which has no index signature; adds the main color. */
export function toProfileInput(profile: RealtorProfile): ProfileInput {
  // The contract's type only adds unknown keys.
  return { ...profile, designMainColor: readMainColor(profile) } as ProfileInput;
}

/** Reads an agent's profile in the language of a page. */
export function readAgent(profile: RealtorProfile, locale: Locale): Profile {
  return readProfile(toProfileInput(profile), htmlLang(locale));
}

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
): Promise<Record<string, ProfileInput>> {
  const slugs = teamSlugs(profile);
  if (slugs.length === 0) return {};
  return membersBySlug(slugs, (await sources.getRealtors?.(slugs)) ?? []);
}

/** Profiles by the slugs that name them, in any case. */
export function membersBySlug(
  slugs: readonly string[],
  profiles: readonly RealtorProfile[],
): Record<string, ProfileInput> {
  const found = new Map(profiles.map((one) => [one.desiredUrl.toLowerCase(), one]));
  return Object.fromEntries(
    slugs.flatMap((slug) => {
      const member = found.get(slug.toLowerCase());
      return member ? [[slug, toProfileInput(member)]] : [];
    }),
  );
}
