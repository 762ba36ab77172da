import type { Listing } from "@realtor/api/home";
import { confirmedWords, type ListingContent } from "@realtor/api/listing";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listingDocuments, realtors } from "../db/schema.ts";
import type { MarketLicense } from "./listing-row.ts";
import { hasLicense } from "./shown-homes.ts";

/** Words by the key of their home. */
export type WordsByKey = ReadonlyMap<string, Listing["words"]>;

/** What the public websites with one of the licenses say about homes of an MLS. */
export async function readPublishedWords(
  db: Db,
  licenses: readonly MarketLicense[],
  listingKeys: readonly string[],
): Promise<WordsByKey> {
  if (licenses.length === 0 || listingKeys.length === 0) return new Map();
  const rows = await db
    .select({
      listingKey: listingDocuments.listingKey,
      words: sql<ListingContent["words"] | null>`${listingDocuments.published} -> 'words'`,
    })
    .from(listingDocuments)
    .innerJoin(realtors, eq(realtors.id, listingDocuments.realtorId))
    .where(
      and(
        inArray(listingDocuments.listingKey, [...listingKeys]),
        eq(listingDocuments.kind, "words"),
        isNotNull(listingDocuments.published),
        isNull(listingDocuments.deletedAt),
        realtors.published,
        hasLicense(licenses),
      ),
    )
    // Of several websites the one that wrote last.
    .orderBy(asc(listingDocuments.updatedAt));
  return new Map(
    rows.map(({ listingKey, words }) => [listingKey, confirmedWords({ words: words ?? {} })]),
  );
}
