import type { SearchType } from "./home-query.ts";
import type { Listing } from "./listing.schema.ts";

const numberKeys = [
  "listPrice",
  "closePrice",
  "originalListPrice",
  "previousListPrice",
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
  "lotSizeAcres",
  "yearBuilt",
  "yearBuiltEffective",
  "stories",
  "garageSpaces",
  "taxAnnualAmount",
  "taxYear",
  "associationFee",
  "photosCount",
] as const satisfies readonly (keyof Listing)[];

const lookupKeys = [
  "standardStatus",
  "majorChangeType",
  "propertyType",
  "propertySubType",
] as const satisfies readonly (keyof Listing)[];

const lookupListKeys = [
  "heating",
  "cooling",
  "roof",
  "waterSource",
  "sewer",
  "parkingFeatures",
  "view",
  "constructionMaterials",
  "interiorFeatures",
] as const satisfies readonly (keyof Listing)[];

/**
 * Normalizes a listing from a feed: numeric strings become numbers, empty or invalid values null,
 * lookups lose their spaces ("Active Under Contract" becomes ActiveUnderContract), lists of lookups
 * become arrays, images are sorted, rooms without a type are removed. Null for an entry without
 * key, status or type.
 */
export function normalizeListing(raw: unknown): Listing | null {
  if (!isRecord(raw)) return null;
  const listing: Record<string, unknown> = { ...raw };
  for (const [key, value] of Object.entries(raw)) if (value === "") listing[key] = null;
  for (const key of numberKeys) if (key in raw) listing[key] = toNumber(raw[key]);
  for (const key of lookupKeys) if (key in raw) listing[key] = toLookup(raw[key]);
  for (const key of lookupListKeys) if (key in raw) listing[key] = toLookupNames(raw[key]);
  listing["media"] = toEntries(raw["media"], "mediaURL").toSorted(
    (a, b) => (toNumber(a["order"]) ?? 0) - (toNumber(b["order"]) ?? 0),
  );
  listing["openHouses"] = toEntries(raw["openHouses"], "openHouseDate");
  listing["rooms"] = toEntries(raw["rooms"], "roomType")
    .map(normalizeRoom)
    .filter(({ roomType }) => roomType !== "");
  if ("words" in raw) listing["words"] = toWords(raw["words"]);
  return isListing(listing) ? listing : null;
}

/** Normalizes the listings of a response and removes invalid entries. */
export function normalizeListings(raw: unknown): Listing[] {
  return (Array.isArray(raw) ? raw : [])
    .map(normalizeListing)
    .filter((listing) => listing !== null);
}

/** Normalizes a room like a listing; its type is empty if it has none. */
function normalizeRoom(raw: Record<string, unknown>) {
  const room: Record<string, unknown> = { ...raw };
  for (const key of ["roomLength", "roomWidth"]) if (key in raw) room[key] = toNumber(raw[key]);
  for (const key of ["roomLengthWidthUnits", "roomDimensions", "roomDescription"]) {
    if (key in raw) room[key] = toText(raw[key]);
  }
  if ("roomFeatures" in raw) room["roomFeatures"] = toLookupNames(raw["roomFeatures"]);
  if ("roomLevel" in raw) room["roomLevel"] = toLookupNames(raw["roomLevel"])[0] ?? null;
  return { ...room, roomType: toLookupNames(raw["roomType"])[0] ?? "" };
}

function toWords(value: unknown) {
  if (!isRecord(value)) return null;
  const languages = ["ko", "en", "ja"].flatMap((lang) => {
    const words = value[lang];
    if (!isRecord(words)) return [];
    const { sentence, description } = words;
    return [[lang, { sentence: toText(sentence), description: toText(description) }]];
  });
  return Object.fromEntries(languages);
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

function toText(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

/** Reads an array of lookups, or a text with commas between them. */
function toLookupNames(value: unknown): string[] {
  const texts = [value].flat().filter((entry) => typeof entry === "string");
  const names = texts.flatMap((text) => text.split(",")).map(toLookupName);
  return [...new Set(names.filter((name) => name !== ""))];
}

/** Names of display texts: "Walk-In Closet(s)" is WalkInClosets, "Built-in Bar" BuiltInBar. */
function toLookupName(text: string): string {
  return text
    .replaceAll("&", " And ")
    .replace(/[()]/g, "")
    .replace(/[\s/-]+([a-z]?)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the array entries that are objects with a non-empty string under `key`. */
function toEntries(value: unknown, key: string): Record<string, unknown>[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .filter((entry) => typeof entry[key] === "string" && entry[key] !== "");
}

/** Statuses on the market. Listings of a status other than these or Closed are never shown. */
export const onMarketStatuses = ["Active", "ActiveUnderContract", "Pending", "ComingSoon"];

/** Statuses of listings that were on the market and are not shown any more. */
export const withdrawnStatuses = [
  "Withdrawn",
  "Expired",
  "Canceled",
  "Hold",
  "Incomplete",
  "Delete",
];

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
