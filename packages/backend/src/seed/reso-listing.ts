import type { Listing } from "@realtor/api/home";

import { sampleCities } from "./cities.ts";
import { getImageUrl } from "./sample-images.ts";

/** Returns the date `days` after `today` (before, if negative) as YYYY-MM-DD in UTC. */
export function dayFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The values in which sample listings differ. */
export interface ListingFacts {
  key: string;
  kind: "sale" | "rent" | "sold" | "rented";
  /** RESO lookup name; `Closed` for sold or rented. */
  standardStatus: string;
  propertySubType: string;
  /** US dollars, per month for a lease. */
  price: number;
  beds: number;
  /** Half baths count 0.5. */
  baths: number;
  sqft: number;
  street: string;
  city: string;
  yearBuilt: number;
  /** Names of sample images, without extension. */
  images: string[];
  /** Days since listing, and since closing. */
  daysOnMarket: number;
  closedDaysAgo?: number;
  openHouseInDays?: number;
  agent: { name: string; license: string; office: string };
}

/** Creates a complete listing in RESO names. Dates are relative to `today`. */
export function resoListing(facts: ListingFacts, today: Date): Listing {
  const place = sampleCities[facts.city];
  if (place === undefined) throw new Error(`${facts.city} is missing in sampleCities: add it.`);
  const isLease = facts.kind === "rent" || facts.kind === "rented";
  const closedDaysAgo = facts.closedDaysAgo ?? null;
  const listedDaysAgo = facts.daysOnMarket + (closedDaysAgo ?? 0);
  const listedOn = dayFrom(today, -listedDaysAgo);
  return {
    listingKey: facts.key,
    listingId: facts.key.toUpperCase(),
    originatingSystemName: place.state === "CA" ? "CRMLS" : "FMLS",
    standardStatus: facts.standardStatus,
    propertyType: isLease ? "ResidentialLease" : "Residential",
    propertySubType: facts.propertySubType,
    listPrice: facts.price,
    ...(isLease ? { leaseAmount: facts.price, leaseAmountFrequency: "Monthly" } : {}),
    ...(closedDaysAgo === null
      ? {}
      : { closePrice: facts.price, closeDate: dayFrom(today, -closedDaysAgo) }),
    listingContractDate: listedOn,
    onMarketDate: listedOn,
    daysOnMarket: facts.daysOnMarket,
    unparsedAddress: `${facts.street}, ${facts.city}, ${place.state} ${place.postalCode}`,
    city: facts.city,
    countyOrParish: place.county,
    stateOrProvince: place.state,
    postalCode: place.postalCode,
    latitude: place.latitude,
    longitude: place.longitude,
    bedroomsTotal: facts.beds,
    bathroomsTotalInteger: Math.ceil(facts.baths),
    bathroomsFull: Math.floor(facts.baths),
    bathroomsHalf: Number.isInteger(facts.baths) ? 0 : 1,
    livingArea: facts.sqft,
    livingAreaUnits: "SquareFeet",
    lotSizeSquareFeet: Math.round(facts.sqft * 2.4),
    yearBuilt: facts.yearBuilt,
    photosCount: facts.images.length,
    media: facts.images.map((name, order) => ({
      mediaURL: getImageUrl(`${name}.jpg`),
      order,
      mediaCategory: "Photo",
    })),
    ...(facts.openHouseInDays === undefined
      ? {}
      : { openHouses: [openHouse(dayFrom(today, facts.openHouseInDays))] }),
    listAgentFullName: facts.agent.name,
    listAgentStateLicense: facts.agent.license,
    listOfficeName: facts.agent.office,
    internetEntireListingDisplayYN: true,
    internetAddressDisplayYN: true,
    modificationTimestamp: `${dayFrom(today, -Math.min(listedDaysAgo, 1))}T17:00:00Z`,
  };
}

function openHouse(day: string) {
  return {
    openHouseDate: day,
    openHouseStartTime: `${day}T20:00:00Z`,
    openHouseEndTime: `${day}T23:00:00Z`,
    openHouseStatus: "Active",
  };
}
