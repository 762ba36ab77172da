import type { Listing } from "@realtor/api/home";

import { buildingProfiles } from "./building-profiles.ts";
import { sampleCities } from "./cities.ts";
import { createRooms } from "./create-rooms.ts";
import { findHome } from "./homes.ts";
import type { HomeName } from "./homes.ts";
import type { SampleListing } from "./sample-listing.ts";

/** Tax of a year as a share of the price, at the price of the last sale. */
const taxRates = { CA: 0.0115, GA: 0.0105 } as const;

/** Creates the rooms, building facts and tax of a sample listing. */
export function createDetails(listing: SampleListing, today: Date): Partial<Listing> {
  const home = getHome(listing);
  return {
    ...buildingProfiles[home],
    taxAnnualAmount: estimateTax(listing),
    taxYear: today.getUTCFullYear() - 1,
    ...listing.building,
    rooms: createRooms(listing, home),
  };
}

/** The home that the cover shows, or one of the same kind if the cover shows a room. */
function getHome({ photos: [cover], subType }: SampleListing): HomeName {
  const home = findHome(cover);
  if (home !== "rooms") return home;
  return subType === "Condominium" ? "city-condominium" : "brick-townhouse";
}

/** Homes are taxed at 60 to 99 percent of today's price, which differs by living area. */
function estimateTax({ kind, price, sqft, city }: SampleListing): number {
  const state = sampleCities[city]?.state ?? "CA";
  const isLease = kind === "rent" || kind === "rented";
  const value = isLease ? price * 300 : price;
  return Math.round(value * taxRates[state] * (0.6 + (sqft % 40) / 100));
}
