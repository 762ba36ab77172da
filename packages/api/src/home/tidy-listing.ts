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
 * One listing as feeds really send it, made even: numbers that came as text become numbers, empty or
 * unreadable ones null, lookups lose their spaces ("Active Under Contract" is ActiveUnderContract),
 * pictures come in their order. Null for an entry without a key, status and type.
 */
export function tidyListing(raw: unknown): Listing | null {
  if (!isRecord(raw)) return null;
  const listing: Record<string, unknown> = { ...raw };
  for (const [key, value] of Object.entries(raw)) if (value === "") listing[key] = null;
  for (const key of numberKeys) if (key in raw) listing[key] = numberOf(raw[key]);
  for (const key of lookupKeys) if (key in raw) listing[key] = lookupOf(raw[key]);
  listing["media"] = listOf(raw["media"], "mediaURL").toSorted(
    (a, b) => (numberOf(a["order"]) ?? 0) - (numberOf(b["order"]) ?? 0),
  );
  listing["openHouses"] = listOf(raw["openHouses"], "openHouseDate");
  return isListing(listing) ? listing : null;
}

/** The listings of an answer that can be shown, each made even by `tidyListing`. */
export function tidyListings(raw: unknown): Listing[] {
  return (Array.isArray(raw) ? raw : []).map(tidyListing).filter((listing) => listing !== null);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The three keys without which a listing cannot be placed; all others may be absent. */
function isListing(value: Record<string, unknown>): value is Listing {
  return [value["listingKey"], value["standardStatus"], value["propertyType"]].every(
    (text) => typeof text === "string" && text !== "",
  );
}

function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

function lookupOf(value: unknown): string | null {
  return typeof value === "string" ? value.replace(/\s+/g, "") || null : null;
}

/** The entries of a list that are objects with a text under `key`. */
function listOf(value: unknown, key: string): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .filter((entry) => typeof entry[key] === "string" && entry[key] !== "");
}
