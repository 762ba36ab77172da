import type { agentQuery } from "@realtor/api/home-schemas";
import type { Listing } from "@realtor/api/home";
import { and, asc, eq, or } from "drizzle-orm";
import type { z } from "zod";

import { listings } from "../db/schema.ts";
import { presentListing } from "./home-context.ts";
import type { HomeContext } from "./home-context.ts";
import { bareLicense } from "./license.ts";
import { ofSearchType } from "./search-types.ts";

/** Enough for any agent; a page shows far fewer. */
const mostListings = 200;

/**
 * The listings that an agent has, shares, or (closed ones) bought for a client. An empty market
 * asks both. An unknown licence is an empty list, as is one without listings.
 */
export async function listAgentListings(
  { db, urls }: HomeContext,
  { licenseNumber, market, searchType }: z.infer<typeof agentQuery>,
): Promise<Listing[]> {
  const license = bareLicense(licenseNumber);
  const isClosed = searchType === "sold" || searchType === "rented";
  const rows = await db
    .select({ record: listings.record })
    .from(listings)
    .where(
      and(
        or(
          eq(listings.listAgentLicense, license),
          eq(listings.coListAgentLicense, license),
          isClosed ? eq(listings.buyerAgentLicense, license) : undefined,
        ),
        market === "" ? undefined : eq(listings.market, market),
        ofSearchType(searchType),
      ),
    )
    .orderBy(asc(listings.position))
    .limit(mostListings);
  return rows.map((row) => presentListing(row.record, urls));
}
