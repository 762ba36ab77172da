import type { RealtorProfile } from "@realtor/api/loaning";
import type { ProfileInput } from "@realtor/ui/templates";

/** A stored profile for the design system, whose narrower type knows no keys left open. */
export function toProfileInput(profile: RealtorProfile): ProfileInput {
  // The same object: the contract's type only adds unknown keys.
  return profile as ProfileInput;
}
