import type { SearchType } from "@realtor/api/home";
import { and, eq, inArray, like, not } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { listings } from "../db/schema.ts";

/** On the market, or nearly off it. Any status not listed here or as Closed is never shown. */
const onMarket = ["Active", "ActiveUnderContract", "Pending", "ComingSoon"];

/**
 * Which listings a search type means: never judged by the amount, only by the kind of property (a
 * lease or not) and the status. What its seller keeps off the internet is in none of them.
 */
export function ofSearchType(searchType: SearchType): SQL | undefined {
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
