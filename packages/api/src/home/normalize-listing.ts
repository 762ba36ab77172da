import type { SearchType } from "./home-query.ts";
import type { Listing } from "./listing.schema.ts";

const numberKeys = [
  "listPrice",
  "closePrice",
  "originalListPrice",
  "leaseAmount",
  "daysOnMarket",
  "latitude",
  "longitude",
  "bedroomsTotal",
  "bathroomsTotalInteger",
  "bathroomsFull",
  "bathroomsHalf",
  "livingArea",
  "buildingAreaTotal",
  "aboveGradeFinishedArea",
  "lotSizeSquareFeet",
  "yearBuilt",
  "garageSpaces",
  "associationFee",
  "photosCount",
] as const satisfies readonly (keyof Listing)[];

const lookupKeys = ["standardStatus", "propertyType", "propertySubType"] as const;

/**
 * Normalizes a listing from a feed: numeric strings become numbers, empty or invalid values null,
 * lookups lose their spaces ("Active Under Contract" becomes ActiveUnderContract), images are
 * sorted. Null for an entry without key, status or type.
 */
export function normalizeListing(raw: unknown): Listing | null {
  if (!isRecord(raw)) return null;
  const listing: Record<string, unknown> = { ...raw };
  for (const [key, value] of Object.entries(raw)) if (value === "") listing[key] = null;
  for (const key of numberKeys) if (key in raw) listing[key] = toNumber(raw[key]);
  for (const key of lookupKeys) if (key in raw) listing[key] = toLookup(raw[key]);
  listing["media"] = toEntries(raw["media"], "mediaURL").toSorted(
    (a, b) => (toNumber(a["order"]) ?? 0) - (toNumber(b["order"]) ?? 0),
  );
  listing["openHouses"] = toEntries(raw["openHouses"], "openHouseDate");
  return isListing(listing) ? listing : null;
}

/** Normalizes the listings of a response and removes invalid entries. */
export function normalizeListings(raw: unknown): Listing[] {
  return (Array.isArray(raw) ? raw : [])
    .map(normalizeListing)
    .filter((listing) => listing !== null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Only these three keys are required. */
function isListing(value: Record<string, unknown>): value is Listing {
  return [value["listingKey"], value["standardStatus"], value["propertyType"]].every(
    (text) => typeof text === "string" && text !== "",
  );
}

function toNumber(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function toLookup(value: unknown): string | null {
  return typeof value === "string" ? value.replace(/\s+/g, "") || null : null;
}

/** Returns the array entries that are objects with a non-empty string under `key`. */
function toEntries(value: unknown, key: string): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .filter((entry) => typeof entry[key] === "string" && entry[key] !== "");
}

/** Statuses on the market. Listings of a status other than these or Closed are never shown. */
export const onMarketStatuses = ["Active", "ActiveUnderContract", "Pending", "ComingSoon"];

/**
 * Returns the search type of a listing from its property type and status, never its price: a lease
 * is rent, or rented once Closed; anything else is sale, or sold once Closed. Null for listings
 * that are not shown: expired, withdrawn, canceled, deleted or of unknown status.
 */
export function getSearchType(
  listing: Pick<Listing, "propertyType" | "standardStatus">,
): SearchType | null {
  const lease = listing.propertyType.endsWith("Lease");
  if (listing.standardStatus === "Closed") return lease ? "rented" : "sold";
  if (!onMarketStatuses.includes(listing.standardStatus)) return null;
  return lease ? "rent" : "sale";
}
