import type { SearchType } from "@realtor/api/home";
import { and, eq, inArray, like, not } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { listings } from "../db/schema.ts";

/** Statuses on the market. Listings with a status other than these or Closed are never shown. */
const onMarket = ["Active", "ActiveUnderContract", "Pending", "ComingSoon"];

/**
 * Condition for a search type: depends on the property type (lease or not) and status, never on the
 * price. Excludes listings that may not be displayed on the internet.
 */
export function searchTypeCondition(searchType: SearchType): SQL | undefined {
  const isLease = like(listings.propertyType, "%Lease");
  const wantsLease = searchType === "rent" || searchType === "rented";
  const wantsClosed = searchType === "sold" || searchType === "rented";
  return and(
    eq(listings.displayable, true),
    wantsLease ? isLease : not(isLease),
    wantsClosed
      ? eq(listings.standardStatus, "Closed")
      : inArray(listings.standardStatus, onMarket),
  );
}
