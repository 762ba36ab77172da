import type { Listing } from "@realtor/api/home";
import type { oneHomeQuery } from "@realtor/api/home-schemas";
import { and, eq, isNotNull, not } from "drizzle-orm";
import type { z } from "zod";

import { listings } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import { readMarketLicenses } from "./listing-row.ts";
import { mayBeInArea } from "./market-rules.ts";
import { readPublishedWords } from "./published-words.ts";
import { type HomeContext, serializeListing, shownColumns } from "./serialize-listing.ts";
import { isHiddenBy, isListedBy, isShown } from "./shown-homes.ts";

/**
 * Finds one home: with a license one that the agent's lists have, otherwise one that the list of its city may have.
 * @throws {Problem} 404 `listing.notFound`.
 */
export async function findHome(
  context: HomeContext,
  { listingKey, licenseNumber = "", market = "" }: z.infer<typeof oneHomeQuery>,
): Promise<Listing> {
  const licenses = readMarketLicenses(licenseNumber, market);
  const ofAgent = and(isListedBy(licenses), not(isHiddenBy(licenses)));
  const [row] = await context.db
    .select(shownColumns)
    .from(listings)
    .where(
      and(
        eq(listings.listingKey, listingKey),
        isShown(),
        isNotNull(listings.searchType),
        market === "" ? undefined : eq(listings.market, market),
        licenseNumber === "" ? mayBeInArea(context.markets) : ofAgent,
      ),
    )
    .limit(1);
  if (!row) throw new Problem("listing.notFound");
  const words = await readPublishedWords(context.db, licenses, [listingKey]);
  return serializeListing(context, row, words);
}
