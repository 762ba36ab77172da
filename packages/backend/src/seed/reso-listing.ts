import type { Listing } from "@realtor/api/home";

import { sampleCities } from "./cities.ts";
import { mlsDescriptions } from "./homes.ts";
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
  lotSqft?: number;
  garageSpaces?: number;
  monthlyDues?: number;
  remarks?: string;
  /** Names of sample images, without extension. */
  images: readonly string[];
  /** Days from listing until today or until closing, and days since closing. */
  daysOnMarket: number;
  closedDaysAgo?: number;
  openHouse?: "Saturday" | "Sunday";
  agent: { name: string; license: string; office: string; phone?: string };
}

/** Creates a complete listing in RESO names. Dates are relative to `today`. */
export function resoListing(facts: ListingFacts, today: Date): Listing {
  const place = sampleCities[facts.city];
  if (place === undefined) throw new Error(`${facts.city} is missing in sampleCities: add it.`);
  const isLease = facts.kind === "rent" || facts.kind === "rented";
  const { lotSqft, garageSpaces, monthlyDues, remarks, openHouse, agent } = facts;
  const closedDaysAgo = facts.closedDaysAgo ?? null;
  const listedDaysAgo = facts.daysOnMarket + (closedDaysAgo ?? 0);
  const listedOn = dayFrom(today, -listedDaysAgo);
  return {
    listingKey: facts.key,
    // Marks the MLS number as fictitious.
    listingId: `SAMPLE-${facts.key.toUpperCase()}`,
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
    ...(lotSqft !== undefined && { lotSizeSquareFeet: lotSqft }),
    yearBuilt: facts.yearBuilt,
    ...(garageSpaces !== undefined && { garageSpaces }),
    ...(monthlyDues !== undefined && {
      associationFee: monthlyDues,
      associationFeeFrequency: "Monthly",
    }),
    ...(remarks !== undefined && { publicRemarks: remarks }),
    photosCount: facts.images.length,
    media: facts.images.map((name, order) => ({
      mediaURL: getImageUrl(`${name}.jpg`),
      order,
      mediaCategory: "Photo",
      shortDescription: mlsDescriptions.get(name) ?? null,
    })),
    ...(openHouse && { openHouses: [createOpenHouse(today, openHouse, place.state)] }),
    listAgentFullName: agent.name,
    listAgentStateLicense: agent.license,
    listOfficeName: agent.office,
    ...(agent.phone !== undefined && { attributionContact: agent.phone }),
    internetEntireListingDisplayYN: true,
    internetAddressDisplayYN: true,
    modificationTimestamp: `${dayFrom(today, -Math.min(listedDaysAgo, 1))}T17:00:00Z`,
  };
}

/** The first Saturday or Sunday at least two days after `today`, from 1 to 4 p.m. in winter time. */
function createOpenHouse(today: Date, weekday: "Saturday" | "Sunday", state: "CA" | "GA") {
  const dayOfWeek = weekday === "Saturday" ? 6 : 0;
  const earliest = new Date(`${dayFrom(today, 2)}T00:00:00Z`);
  const day = dayFrom(earliest, (dayOfWeek - earliest.getUTCDay() + 7) % 7);
  const startHour = state === "CA" ? 21 : 18;
  const start = new Date(`${day}T${startHour}:00:00Z`);
  const end = new Date(start.getTime() + 3 * 3_600_000);
  return {
    openHouseDate: day,
    openHouseStartTime: toTimestamp(start),
    openHouseEndTime: toTimestamp(end),
    openHouseStatus: "Active",
  };
}

function toTimestamp(date: Date): string {
  return date.toISOString().replace(".000", "");
}
