import type { ListingInput } from "./listings.ts";

/** Whether its listing agreement permits to display a listing on the Internet (RESO). */
export function isShown(listing: Pick<ListingInput, "internetEntireListingDisplayYN">): boolean {
  return listing.internetEntireListingDisplayYN !== false;
}
