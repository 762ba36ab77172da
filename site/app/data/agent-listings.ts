import { type Listing, searchTypes } from "@realtor/api/home";
import { getMarket, type Market } from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import type { Wire } from "@realtor/profile/wire";
import { unreachable } from "./city-homes.ts";
import type { AgentListings, Sources } from "./sources.ts";

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
  if (!listings) throw unreachable("GET /cozying-api/v1/agent");
  return { ...listings, market: query.market };
}

/** The listings of an agent with all photos of one home, of which lists have the first. */
export async function loadAllPhotos<Listings extends Pick<AgentListings, "byType">>(
  listings: Listings,
  listingKey: string,
  profile: Wire,
  { getHome }: Pick<Sources, "getHome">,
): Promise<Listings> {
  const { byType } = listings;
  const isWanted = (one: Listing) => one.listingKey === listingKey;
  const type = searchTypes.find((one) => byType[one].some(isWanted));
  const listed = type && byType[type].find(isWanted);
  const query = listingQuery(profile);
  if (!listed || !query || !lacksPhotos(listed)) return listings;
  const home = await getHome({ ...query, listingKey });
  if (!home) return listings;
  // Everything else stays as the list has it: both may be of different times.
  const whole = { ...listed, media: home.media };
  const ofType = byType[type].map((one) => (isWanted(one) ? whole : one));
  return { ...listings, byType: { ...byType, [type]: ofType } };
}

function lacksPhotos({ media, photosCount }: Listing): boolean {
  return (photosCount ?? 0) > (media ?? []).length;
}
