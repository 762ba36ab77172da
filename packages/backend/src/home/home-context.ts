import type { Listing } from "@realtor/api/home";

import type { Db } from "../db/open-db.ts";
import type { ListingRecord } from "../db/tables/listings.ts";
import type { MediaUrls } from "../media/media-urls.ts";

export interface HomeContext {
  db: Db;
  urls: MediaUrls;
}

/** FMLS permits only the first image of a closed listing; the other market has no such rule. */
function photoLimit(listing: Listing): number {
  const isClosed = listing.standardStatus === "Closed";
  return isClosed && listing.originatingSystemName === "FMLS" ? 1 : Infinity;
}

/** Converts a stored listing to the response format. */
export function serializeListing(record: ListingRecord, urls: MediaUrls): Listing {
  // Records were parsed by the `listing` schema before they were stored.
  const listing = record as Listing;
  if (!listing.media) return listing;
  return {
    ...listing,
    media: listing.media
      .slice(0, photoLimit(listing))
      .map((item) => ({ ...item, mediaURL: urls.toPublic(item.mediaURL) })),
  };
}
