import type { RealtorProfile } from "@realtor/api/loaning";
import { getMarket, type Market } from "@realtor/api/rules";

/** The query for an agent's listings; null for an agent without a license, who has none. */
export function listingQuery({
  licenseNumber,
  activityRegion,
}: Pick<RealtorProfile, "licenseNumber" | "activityRegion">): {
  licenseNumber: string;
  market: Market | "";
} | null {
  const number = licenseNumber?.trim();
  return number ? { licenseNumber: number, market: getMarket(activityRegion ?? []) } : null;
}
