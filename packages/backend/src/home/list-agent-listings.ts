import type { agentQuery } from "@realtor/api/home-schemas";
import type { Listing } from "@realtor/api/home";
import { and, asc, eq, or } from "drizzle-orm";
import type { z } from "zod";

import { listings } from "../db/schema.ts";
import { serializeListing } from "./home-context.ts";
import type { HomeContext } from "./home-context.ts";
import { normalizeLicense } from "./normalize-license.ts";
import { searchTypeCondition } from "./search-type-condition.ts";

/** More than any agent has and a page shows. */
const maxListings = 200;

/**
 * Lists an agent's listings: as agent, co-agent or (closed ones) buyer's agent. An empty market
 * means both. An unknown license returns an empty list.
 */
export async function listAgentListings(
  { db, urls }: HomeContext,
  { licenseNumber, market, searchType }: z.infer<typeof agentQuery>,
): Promise<Listing[]> {
  const license = normalizeLicense(licenseNumber);
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
        searchTypeCondition(searchType),
      ),
    )
    .orderBy(asc(listings.position))
    .limit(maxListings);
  return rows.map((row) => serializeListing(row.record, urls));
}
