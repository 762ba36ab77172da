import { isKnownSection, type RealtorProfile } from "@realtor/api/loaning";

/** The agents that a profile's team sections name by `desiredUrl`, in that order. */
export function teamSlugs({
  additionalSections,
}: Pick<RealtorProfile, "additionalSections">): string[] {
  return (additionalSections ?? []).flatMap((section) =>
    isKnownSection(section) && section.type === "team" ? section.desiredUrl : [],
  );
}
