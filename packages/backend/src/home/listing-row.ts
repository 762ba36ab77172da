import { listing as listingSchema } from "@realtor/api/home-schemas";
import { splitLicenses } from "@realtor/profile/licenses";
import type { InferInsertModel } from "drizzle-orm";

import type { listings } from "../db/schema.ts";

/**
 * Creates the row of a listing: the unchanged record and normalized search columns. Feeds send a
 * lookup as its name (`ActiveUnderContract`) or its display text (`Active Under Contract`).
 * @throws {ZodError} if the record is not a listing.
 */
export function toListingRow(record: unknown, position: number): InferInsertModel<typeof listings> {
  const listing = listingSchema.parse(record);
  return {
    listingKey: listing.listingKey,
    market: listing.originatingSystemName?.toLowerCase() ?? "",
    listAgentLicense: toLicense(listing.listAgentStateLicense),
    coListAgentLicense: toLicense(listing.coListAgentStateLicense),
    buyerAgentLicense: toLicense(listing.buyerAgentStateLicense),
    standardStatus: lookupName(listing.standardStatus),
    propertyType: lookupName(listing.propertyType),
    propertySubType: lookupName(listing.propertySubType ?? "") || null,
    city: listing.city ?? "",
    county: listing.countyOrParish ?? "",
    state: listing.stateOrProvince ?? "",
    hasImage: (listing.media ?? []).length > 0,
    displayable: listing.internetEntireListingDisplayYN !== false,
    position,
    record: listing,
  };
}

function lookupName(text: string): string {
  return text.replaceAll(" ", "");
}

function toLicense(license: string | null | undefined): string | null {
  return license ? normalizeLicense(license) : null;
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

/** Normalizes the license numbers of an agent in one text, which names those of two states. */
export function normalizeLicenses(licenses: string): string[] {
  return splitLicenses(licenses)
    .map(normalizeLicense)
    .filter((license) => license !== "");
}
