import type { Missing } from "@realtor/profile/text";

/** Whether its listing agreement permits to display a listing on the Internet (RESO). */
export function isShown(listing: { internetEntireListingDisplayYN?: boolean | Missing }): boolean {
  return listing.internetEntireListingDisplayYN !== false;
}
