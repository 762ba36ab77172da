import type { Listing } from "@realtor/api/home";

import { sampleCities } from "./cities.ts";
import { dayFrom, timestampFrom, createOpenHouses } from "./open-houses.ts";
import { mlsDescriptions } from "./homes.ts";
import { getImageUrl } from "./sample-images.ts";
import type { SampleListing } from "./sample-listing.ts";

/** The values in which sample listings differ. */
export interface ListingFacts extends Omit<
  SampleListing,
  "status" | "subType" | "photos" | "remarks" | "sentence" | "bedroomLevels" | "building"
> {
  key: string;
  /** RESO lookup name; `Closed` for sold or rented. */
  standardStatus: string;
  propertySubType: string;
  remarks?: string;
  /** Names of sample images, without extension. */
  images: readonly string[];
  details?: Partial<Listing>;
  /** `host` is who is at an open house; default: the name. */
  agent: { name: string; license: string; office: string; phone?: string; host?: string };
}

/** Creates a complete listing in RESO names. Dates are relative to `today`. */
export function resoListing(facts: ListingFacts, today: Date): Listing {
  const place = sampleCities[facts.city];
  if (place === undefined) throw new Error(`${facts.city} is missing in sampleCities: add it.`);
  const isLease = facts.kind === "rent" || facts.kind === "rented";
  const isComing = facts.standardStatus === "ComingSoon";
  const { lotSqft, garageSpaces, monthlyDues, remarks, previousPrice, openHouse, agent, twilight } =
    facts;
  const comingOn = facts.onMarketInDays === undefined ? null : dayFrom(today, facts.onMarketInDays);
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
    statusChangeTimestamp: timestampFrom(today, -getStatusChange(facts, listedDaysAgo)),
    listPrice: facts.price,
    ...(previousPrice && {
      originalListPrice: previousPrice.price,
      previousListPrice: previousPrice.price,
      priceChangeTimestamp: timestampFrom(today, -previousPrice.daysAgo),
    }),
    ...(isLease ? { leaseAmount: facts.price, leaseAmountFrequency: "Monthly" } : {}),
    ...(closedDaysAgo === null
      ? {}
      : { closePrice: facts.price, closeDate: dayFrom(today, -closedDaysAgo) }),
    listingContractDate: listedOn,
    ...(facts.backOnMarketDaysAgo !== undefined && {
      majorChangeType: "BackOnMarket",
      majorChangeTimestamp: timestampFrom(today, -facts.backOnMarketDaysAgo),
      backOnMarketDate: dayFrom(today, -facts.backOnMarketDaysAgo),
    }),
    onMarketDate: isComing ? comingOn : listedOn,
    daysOnMarket: isComing ? 0 : facts.daysOnMarket,
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
    ...(lotSqft !== undefined && {
      lotSizeSquareFeet: lotSqft,
      lotSizeAcres: Math.round((lotSqft / 43_560) * 100) / 100,
    }),
    yearBuilt: facts.yearBuilt,
    ...(garageSpaces !== undefined && { garageSpaces }),
    ...(monthlyDues !== undefined && {
      associationFee: monthlyDues,
      associationFeeFrequency: "Monthly",
    }),
    ...facts.details,
    ...(remarks !== undefined && { publicRemarks: remarks }),
    photosCount: facts.images.length,
    media: facts.images.map((name, order) => ({
      mediaURL: getImageUrl(`${name}.jpg`),
      order,
      mediaCategory: "Photo",
      shortDescription: mlsDescriptions.get(name) ?? null,
      ...(name === twilight?.photo && {
        mediaAlteration: ["TwilightConversion"],
        originalURL: getImageUrl(`${twilight.original}.jpg`),
      }),
    })),
    ...(openHouse && {
      openHouses: createOpenHouses(
        {
          key: facts.key,
          days: openHouse,
          host: agent.host ?? agent.name,
          state: place.state,
        },
        today,
      ),
    }),
    listAgentFullName: agent.name,
    listAgentStateLicense: agent.license,
    listOfficeName: agent.office,
    ...(agent.phone !== undefined && { attributionContact: agent.phone }),
    internetEntireListingDisplayYN: true,
    internetAddressDisplayYN: true,
    modificationTimestamp: timestampFrom(today, -Math.min(listedDaysAgo, 1)),
  };
}

/** Days since the last change of the status: a sale that is pending was so for at most a week. */
function getStatusChange(facts: ListingFacts, listedDaysAgo: number): number {
  const since = facts.closedDaysAgo ?? facts.backOnMarketDaysAgo;
  if (since !== undefined) return since;
  const isPending = ["Pending", "ActiveUnderContract"].includes(facts.standardStatus);
  return isPending ? Math.min(listedDaysAgo, 7) : listedDaysAgo;
}
