import type { RealtorProfile } from "@realtor/api/loaning";

/** Pine: the main color of a page whose agent has not chosen one. */
export const firstColor = "#0F5C4A";

/** The main color of an agent's page. */
export function readMainColor({
  designMainColor = "",
}: Pick<RealtorProfile, "designMainColor">): string {
  return designMainColor.trim() || firstColor;
}
