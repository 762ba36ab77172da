import type { SearchType } from "./choices.ts";
import type { Listing } from "./listing.schema.ts";

const onMarket = ["Active", "ActiveUnderContract", "Pending", "ComingSoon"];

/**
 * The tab a listing belongs to, from its type and status and never from its amount: a lease is rent,
 * and rented once Closed; anything else is sale, and sold once Closed. Null for what is shown
 * nowhere: expired, withdrawn, cancelled, deleted, or of a status we do not know.
 */
export function searchTypeOf(
  listing: Pick<Listing, "propertyType" | "standardStatus">,
): SearchType | null {
  const lease = listing.propertyType.endsWith("Lease");
  if (listing.standardStatus === "Closed") return lease ? "rented" : "sold";
  if (!onMarket.includes(listing.standardStatus)) return null;
  return lease ? "rent" : "sale";
}
