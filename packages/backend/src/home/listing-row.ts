import { getSearchType, type HomePropertyType } from "@realtor/api/home";
import { getAddressKey } from "@realtor/api/listing";
import { listing as listingSchema } from "@realtor/api/home-schemas";
import { getMarket, type Market } from "@realtor/api/rules";
import { licenseDigits, readLicenses } from "@realtor/profile/licenses";
import type { InferInsertModel } from "drizzle-orm";

import type { listings } from "../db/schema.ts";

/** What the record of a listing does not say. */
interface ListingOrigin {
  /** Id of a feed, `manual` or `sample`. */
  source: string;
  /** Default: the market of the home's state. A feed has homes beyond the border. */
  market?: Market | "";
  /** Only samples have one. */
  position?: number;
}

/**
 * Creates the row of a listing: the unchanged record and normalized search columns. Feeds send a
 * lookup as its name (`ActiveUnderContract`) or its display text (`Active Under Contract`).
 * @throws {ZodError} if the record is not a listing.
 */
export function toListingRow(
  record: unknown,
  { source, market, position = 0 }: ListingOrigin,
): InferInsertModel<typeof listings> {
  const { media, openHouses, ...listing } = listingSchema.parse(record);
  const state = listing.stateOrProvince ?? "";
  const ofMarket = market ?? getMarket([{ state }]);
  const standardStatus = lookupName(listing.standardStatus);
  const propertyType = lookupName(listing.propertyType);
  const propertySubType = lookupName(listing.propertySubType ?? "") || null;
  return {
    listingKey: listing.listingKey,
    source,
    market: ofMarket,
    listAgentLicense: toLicense(listing.listAgentStateLicense, ofMarket),
    coListAgentLicense: toLicense(listing.coListAgentStateLicense, ofMarket),
    buyerAgentLicense: toLicense(listing.buyerAgentStateLicense, ofMarket),
    standardStatus,
    searchType: getSearchType({ propertyType, standardStatus }),
    propertyType,
    propertySubType,
    homeKind: findHomeKind(propertyType, propertySubType),
    city: listing.city ?? "",
    county: listing.countyOrParish ?? "",
    state,
    addressKey: getAddressKey({
      // The rest is the city, which the ZIP code names.
      street: listing.unparsedAddress?.replace(/,.*/s, ""),
      unit: listing.unitNumber,
      postalCode: listing.postalCode,
    }),
    hasImage: (media ?? []).length > 0,
    displayable: listing.internetEntireListingDisplayYN !== false,
    listedOn: readDay(listing.onMarketDate) ?? readDay(listing.listingContractDate),
    position,
    record: listing,
    media: media ?? null,
    openHouses: openHouses ?? null,
  };
}

/** RESO property sub types; land and income property are property types instead. */
const subTypes: Record<Exclude<HomePropertyType, "land">, string[]> = {
  single_family: ["SingleFamilyResidence"],
  condo: ["Condominium", "StockCooperative", "Apartment"],
  townhouse: ["Townhouse"],
  multi_family: ["Duplex", "Triplex", "Quadruplex", "MultiFamily"],
  manufactured: ["ManufacturedHome", "MobileHome"],
};

const kindOfSubType = new Map(
  // The keys are those of `subTypes`.
  Object.entries(subTypes).flatMap(([kind, names]) =>
    names.map((name) => [name, kind as HomePropertyType] as const),
  ),
);

function findHomeKind(propertyType: string, propertySubType: string | null) {
  if (propertyType === "Land") return "land";
  if (propertyType === "ResidentialIncome") return "multi_family";
  return kindOfSubType.get(propertySubType ?? "") ?? null;
}

function lookupName(text: string): string {
  return text.replaceAll(" ", "");
}

/** The day of an ISO 8601 date or time; null for a day that does not exist. */
function readDay(text: string | null | undefined): string | null {
  const [day = ""] = /^\d{4}-\d{2}-\d{2}/.exec(text ?? "") ?? [];
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : null;
}

function toLicense(license: string | null | undefined, market: Market | ""): string | null {
  return license ? padLicense(normalizeLicense(license), market) : null;
}

/**
 * Removes the issuer from a license number and converts it to upper case: `CA DRE SAMPLE-01` and
 * `sample-01` are the same license. Leading zeros are significant.
 */
export function normalizeLicense(license: string): string {
  return license
    .trim()
    .toUpperCase()
    .replace(/^(?:CA\s+|GA\s+)?(?:DRE|GREC)\b[\s.:#]*(?:LIC\.?\s*)?/, "");
}

/** License number of an agent, and the market whose listings have it; empty if it may be any. */
export interface MarketLicense {
  market: Market | "";
  number: string;
}

/**
 * The license numbers of an agent in one text, which names those of two states. The same number exists in two
 * states, so one that names its issuer belongs to the market of that state.
 */
export function readMarketLicenses(licenses: string, market: Market | ""): MarketLicense[] {
  return readLicenses(licenses, []).flatMap(({ authority, number: typed }) => {
    const number = normalizeLicense(typed);
    if (number === "") return [];
    const ofMarket = authority === null ? market : marketOfAuthority[authority];
    return { market: ofMarket, number: padLicense(number, ofMarket) };
  });
}

const marketOfAuthority = { dre: "crmls", grec: "fmls" } as const;

/** California's numbers have eight digits, of which some feeds omit leading zeros. */
function padLicense(number: string, market: Market | ""): string {
  return market === "crmls" && /^\d+$/.test(number)
    ? number.padStart(licenseDigits.CA, "0")
    : number;
}
