import { isKnownSection, type RealtorProfile } from "@realtor/api/loaning";
import type { ProfileInput } from "@realtor/ui/templates";

/** Narrows a stored profile to the design system's type, which has no index signature. */
export function toProfileInput(profile: RealtorProfile): ProfileInput {
  // The contract's type only adds unknown keys.
  return profile as ProfileInput;
}

/** The agents that a profile's team sections name by `desiredUrl`, in that order. */
export function teamSlugs({
  additionalSections,
}: Pick<RealtorProfile, "additionalSections">): string[] {
  return (additionalSections ?? []).flatMap((section) =>
    isKnownSection(section) && section.type === "team" ? section.desiredUrl : [],
  );
}
