import type { Listing, ListingRoom } from "@realtor/api/home";

import { buildingProfiles } from "./building-profiles.ts";
import { sampleCities } from "./cities.ts";
import { homeRooms, roomTypes } from "./home-rooms.ts";
import type { RoomPlan, RoomPlans, RoomType } from "./home-rooms.ts";
import { findHome } from "./homes.ts";
import type { HomeName } from "./homes.ts";
import { photographedRooms } from "./photographed-rooms.ts";
import type { SampleListing } from "./sample-listing.ts";

/** Tax of a year as a share of the price, at the price of the last sale. */
const taxRates = { CA: 0.0115, GA: 0.0105 } as const;

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

/** By type, index in `bedroomLevels`; the primary bathroom is next to the bedroom. */
const bedroomIndexes: Partial<Record<RoomType, 0 | 1 | 2>> = {
  PrimaryBedroom: 0,
  PrimaryBathroom: 0,
  Bedroom2: 1,
  Bedroom3: 2,
};

/** Agents enter the main rooms only. */
const maxRooms = 7;

/**
 * Creates five to seven rooms of a listing from those of the home that its cover shows and from its
 * photos. Lengths grow with the living area.
 */
function createRooms(listing: SampleListing, home: HomeName): ListingRoom[] {
  const plans = homeRooms[home];
  const shown: RoomPlans = Object.assign(
    {},
    ...listing.photos.map((photo) => photographedRooms[photo]),
  );
  const scale = Math.min(1.25, Math.max(0.8, Math.sqrt(listing.sqft / plans.sqft)));
  return roomTypes
    .filter((type) => !/^Bedroom\d$/.test(type) || Number(type.slice(-1)) <= listing.beds)
    .flatMap((type) => {
      const plan = mergePlans(plans[type], shown[type]);
      if (plan === undefined) return [];
      const [level, length, width, description, ...features] = plan;
      const index = bedroomIndexes[type];
      const roomLength = Math.round(length * scale);
      const roomWidth = Math.round(width * scale);
      return {
        roomType: type,
        roomLevel: (index !== undefined && listing.bedroomLevels?.[index]) || level,
        roomLength,
        roomWidth,
        roomLengthWidthUnits: "Feet",
        roomDimensions: `${roomLength} x ${roomWidth}`,
        roomDescription: description,
        roomFeatures: features,
      };
    })
    .slice(0, maxRooms);
}

/** A room of the home has its place and size there, and looks like in the photo. */
function mergePlans(own: RoomPlan | undefined, shown: RoomPlan | undefined) {
  if (own === undefined || shown === undefined) return own ?? shown;
  const [level, length, width] = own;
  const [, , , description, ...features] = shown;
  return [level, length, width, description, ...features] as const;
}
