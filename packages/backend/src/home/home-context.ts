import type { Listing } from "@realtor/api/home";

import type { Db } from "../db/open-db.ts";
import type { ListingRecord } from "../db/tables/listings.ts";
import type { OwnUrls } from "../media/own-urls.ts";

/** What the verbs of the home service work with. */
export interface HomeContext {
  db: Db;
  urls: OwnUrls;
}

/** FMLS shows only the first picture of what is sold or leased; the other market has no such rule. */
function photoLimit(listing: Listing): number {
  const isClosed = listing.standardStatus === "Closed";
  return isClosed && listing.originatingSystemName === "FMLS" ? 1 : Infinity;
}

/** A listing as every answer carries it. */
export function presentListing(record: ListingRecord, urls: OwnUrls): Listing {
  // Records are parsed by the `listing` schema before they are stored.
  const listing = record as Listing;
  if (!listing.media) return listing;
  return {
    ...listing,
    media: listing.media
      .slice(0, photoLimit(listing))
      .map((item) => ({ ...item, mediaURL: urls.toPublic(item.mediaURL) })),
  };
}
