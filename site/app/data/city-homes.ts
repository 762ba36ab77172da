import { getSearchType } from "@realtor/api/home";
import { ApiError } from "@realtor/api/http";
import type { ActivityState, Market } from "@realtor/api/rules";
import type { Profile, Region } from "@realtor/profile/read";
import type { AgentListings, Sources } from "./sources.ts";

type CityProfile = Pick<Profile, "cityHomes" | "regions">;

const marketOf = { CA: "crmls", GA: "fmls" } as const;

/** The market that lists the homes of a state. */
export function marketOfState(state: ActivityState): "crmls" | "fmls" {
  return marketOf[state];
}

/**
 * The states whose homes, also of other brokers, a website may show: its agent turned them on, and a market allows
 * them. Null while the rules cannot be read.
 */
async function readAreaStates(
  { cityHomes }: Pick<CityProfile, "cityHomes">,
  sources: Pick<Sources, "getMarkets">,
): Promise<readonly ActivityState[] | null> {
  if (!cityHomes) return [];
  const markets = await sources.getMarkets();
  return markets && markets.filter(({ rules }) => rules.areaSearch).map(({ state }) => state);
}

/** The states whose cities have a page of all homes; none while the rules cannot be read. */
export async function loadAreaStates(
  profile: Pick<CityProfile, "cityHomes">,
  sources: Pick<Sources, "getMarkets">,
): Promise<readonly ActivityState[]> {
  return (await readAreaStates(profile, sources)) ?? [];
}

/**
 * The regions of an agent that have a page of all homes.
 *
 * @throws {ApiError} The home service is down and there is no copy.
 */
export async function loadAreaRegions(
  profile: CityProfile,
  sources: Pick<Sources, "getMarkets">,
): Promise<Region[]> {
  const states = await readAreaStates(profile, sources);
  if (!states) throw unreachable("GET /cozying-api/v1/markets");
  return profile.regions.filter(({ state }) => states.includes(state));
}

/** A home on the market in the cities of an agent, of any broker, as the only one of its list; null if the agent may not show it. */
export async function loadCityHome(
  profile: CityProfile,
  listingKey: string,
  sources: Pick<Sources, "getMarkets" | "getHome">,
  now: Date,
): Promise<(AgentListings & { market: Market }) | null> {
  const states = await loadAreaStates(profile, sources);
  if (states.length === 0) return null;
  const home = await sources.getHome({ listingKey });
  const region =
    home &&
    profile.regions.find(
      ({ name, state }) =>
        states.includes(state) &&
        state === home.stateOrProvince?.trim() &&
        name.toLowerCase() === home.city?.trim().toLowerCase(),
    );
  const type = home && getSearchType(home);
  // Closed homes are their agents' record.
  if (!region || (type !== "sale" && type !== "rent")) return null;
  const byType = { sale: [], rent: [], sold: [], rented: [], [type]: [home] };
  return { byType, asOf: now.toISOString(), market: marketOfState(region.state) };
}

/** What a page answers with 503. */
export function unreachable(request: string): ApiError {
  return new ApiError({
    status: 0,
    code: "network.unreachable",
    message: "The homes could not be loaded and there is no copy: check HOME_API_URL.",
    reachable: false,
    request,
  });
}
