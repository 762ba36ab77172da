import type { Listing } from "@realtor/api/home";

import { sampleCities } from "./cities.ts";
import { seededRandom } from "./random.ts";
import { resoListing } from "./reso-listing.ts";
import type { ListingFacts } from "./reso-listing.ts";

/** Enough in every city for the search to fill a page, and in Irvine for several. */
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

/** Two in three are for sale, as in a real search; the rest show every other kind. */
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

/** Agents of nobody's homepage, so that only the search finds their listings. Fictitious. */
const agents = [
  { name: "Sample Agent North", license: "SAMPLE-901", office: "Sample Brokerage North" },
  { name: "Sample Agent South", license: "SAMPLE-902", office: "Sample Brokerage South" },
  { name: "Sample Agent East", license: "SAMPLE-903", office: "Sample Brokerage East" },
] as const;

/** Ordinary listings for the search in every sample city; the same ones every time. */
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
    pictures: [
      propertySubType === "Condominium" ? "exterior-condo-sunset" : random.pick(exteriors),
      ...interiors.slice(0, random.integer(0, interiors.length)),
    ],
    daysOnMarket: random.integer(1, 120),
    ...(standardStatus === "Closed" ? { closedDaysAgo: random.integer(5, 700) } : {}),
    agent: random.pick(agents),
  };
}
