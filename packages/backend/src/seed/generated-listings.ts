import type { Listing } from "@realtor/api/home";

import { sampleCities } from "./cities.ts";
import { resoListing } from "./reso-listing.ts";
import type { ListingFacts } from "./reso-listing.ts";

/** Fills one page of search results per city, and several for Irvine. */
const perCity = 12;
const perDefaultCity = 60;

const streetNames = [
  "Amberwood",
  "Bluff Heron",
  "Candlewick",
  "Dovetail",
  "Eastmarch",
  "Fernbrook",
  "Gableton",
  "Harrow Oak",
  "Inkwell",
  "Juniper Fold",
  "Kestrel Run",
  "Lanternfield",
  "Millwright",
  "Northlight",
  "Overlook Fern",
  "Pebble Orchard",
  "Quillwood",
  "Rookhaven",
  "Saltgrass",
  "Thistledown",
] as const;
const streetKinds = ["Lane", "Drive", "Court", "Way", "Street", "Place"] as const;
const subTypes = [
  "SingleFamilyResidence",
  "SingleFamilyResidence",
  "SingleFamilyResidence",
  "Condominium",
  "Townhouse",
] as const;
const exteriors = [
  "exterior-mediterranean",
  "exterior-midcentury",
  "exterior-craftsman-dusk",
  "exterior-georgia-brick",
  "hero-day-coastal",
  "hero-dusk-pool",
] as const;
const interiors = ["interior-living-room", "interior-kitchen-island", "patio-pergola"] as const;

/** Two thirds are for sale; the others cover the remaining states. */
const states = [
  { kind: "sale", standardStatus: "Active" },
  { kind: "sale", standardStatus: "Active" },
  { kind: "sale", standardStatus: "Active" },
  { kind: "sale", standardStatus: "Pending" },
  { kind: "rent", standardStatus: "Active" },
  { kind: "sold", standardStatus: "Closed" },
  { kind: "sale", standardStatus: "Active" },
  { kind: "sale", standardStatus: "ActiveUnderContract" },
  { kind: "rented", standardStatus: "Closed" },
  { kind: "sale", standardStatus: "Active" },
  { kind: "sale", standardStatus: "ComingSoon" },
  { kind: "sale", standardStatus: "Active" },
] as const satisfies readonly Pick<ListingFacts, "kind" | "standardStatus">[];

/** Fictitious agents without a website, whose listings only the search finds. */
const agents = [
  { name: "Sample Agent North", license: "SAMPLE-901", office: "Sample Brokerage North" },
  { name: "Sample Agent South", license: "SAMPLE-902", office: "Sample Brokerage South" },
  { name: "Sample Agent East", license: "SAMPLE-903", office: "Sample Brokerage East" },
] as const;

/** Generates the same listings for every sample city on each call. */
export function generatedListings(today: Date): Listing[] {
  return Object.keys(sampleCities).flatMap((city, cityIndex) => {
    const count = cityIndex === 0 ? perDefaultCity : perCity;
    return Array.from({ length: count }, (_, index) =>
      resoListing(inventFacts(city, cityIndex, index), today),
    );
  });
}

function inventFacts(city: string, cityIndex: number, index: number): ListingFacts {
  const random = seededRandom(cityIndex * 1000 + index);
  const { kind, standardStatus } = states[index % states.length] ?? states[0];
  const propertySubType = random.pick(subTypes);
  const beds = random.integer(propertySubType === "SingleFamilyResidence" ? 2 : 1, 5);
  const sqft = 520 + beds * random.integer(380, 560);
  const salePrice = ((sampleCities[city]?.typicalPrice ?? 0) * sqft) / 2200;
  const isLease = kind === "rent" || kind === "rented";
  const step = isLease ? 50 : 5000;
  const price = Math.round((isLease ? salePrice / 300 : salePrice) / step) * step;
  return {
    key: `gen-${String(cityIndex + 1).padStart(2, "0")}-${String(index + 1).padStart(2, "0")}`,
    kind,
    standardStatus,
    propertySubType,
    price,
    beds,
    baths: Math.max(1, beds - random.integer(0, 1)) + random.pick([0, 0.5]),
    sqft,
    street: `${random.integer(100, 9899)} ${random.pick(streetNames)} ${random.pick(streetKinds)}`,
    city,
    yearBuilt: random.integer(1931, 2024),
    images: [
      propertySubType === "Condominium" ? "exterior-condo-sunset" : random.pick(exteriors),
      ...interiors.slice(0, random.integer(0, interiors.length)),
    ],
    daysOnMarket: random.integer(1, 120),
    ...(standardStatus === "Closed" ? { closedDaysAgo: random.integer(5, 700) } : {}),
    agent: random.pick(agents),
  };
}

/** Deterministic random numbers: mulberry32 by Tommy Ettinger, public domain. */
function seededRandom(seed: number) {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    /** An integer from `min` to `max`, both inclusive. */
    integer: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    /** An element of a non-empty list. */
    pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
      return items[Math.floor(next() * items.length)];
    },
  };
}
