import { ApiError } from "@realtor/api/http";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Sources } from "./sources.ts";
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

/**
 * The listings of an agent with their market; null for an agent without a license.
 *
 * @throws {ApiError} The home service is down and there is no copy.
 */
export async function loadAgentListings(
  profile: RealtorProfile,
  sources: Pick<Sources, "getListings">,
) {
  const query = listingQuery(profile);
  if (!query) return null;
  const listings = await sources.getListings(query);
  if (!listings)
    throw new ApiError({
      status: 0,
      code: "network.unreachable",
      message: "The listings could not be loaded and there is no copy: check HOME_API_URL.",
      reachable: false,
      request: "GET /cozying-api/v1/agent",
    });
  return { ...listings, market: query.market };
}
