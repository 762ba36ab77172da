import { listing as listingSchema } from "@realtor/api/home-schemas";
import type { InferInsertModel } from "drizzle-orm";

import type { listings } from "../db/schema.ts";
import { bareLicense } from "./license.ts";

/**
 * A listing as it is stored: the record untouched, and what it is searched by in one spelling.
 * Feeds write a lookup as its name (`ActiveUnderContract`) or as its display text (`Active Under
 * Contract`). @throws {ZodError} when the record is not a listing.
 */
export function toListingRow(record: unknown, position: number): InferInsertModel<typeof listings> {
  const listing = listingSchema.parse(record);
  return {
    listingKey: listing.listingKey,
    market: listing.originatingSystemName?.toLowerCase() ?? "",
    listAgentLicense: licenseOf(listing.listAgentStateLicense),
    coListAgentLicense: licenseOf(listing.coListAgentStateLicense),
    buyerAgentLicense: licenseOf(listing.buyerAgentStateLicense),
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

function licenseOf(license: string | null | undefined): string | null {
  return license ? bareLicense(license) : null;
}
