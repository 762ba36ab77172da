import type { SearchType } from "./choices.ts";
import type { Listing } from "./listing.schema.ts";

const onMarket = ["Active", "ActiveUnderContract", "Pending", "ComingSoon"];

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
  if (!onMarket.includes(listing.standardStatus)) return null;
  return lease ? "rent" : "sale";
}
