import { ApiError } from "@realtor/api/http";
import { getMarket, type Market } from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import type { Wire } from "@realtor/profile/wire";
import type { Sources } from "./sources.ts";

/** The query for an agent's listings; null for an agent without a license, who has none. */
export function listingQuery(profile: Wire): { licenseNumber: string; market: Market | "" } | null {
  const licenseNumber = fields.license.value.get(profile).trim();
  return licenseNumber === "" ? null : { licenseNumber, market: readMarket(profile) };
}

/** The market that an agent works in. */
export function readMarket(profile: Wire): Market | "" {
  return getMarket(fields.regions.value.get(profile));
}

/**
 * The listings of an agent with their market; null for an agent without a license.
 *
 * @throws {ApiError} The home service is down and there is no copy.
 */
export async function loadAgentListings(profile: Wire, sources: Pick<Sources, "getListings">) {
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
