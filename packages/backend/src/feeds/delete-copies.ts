import { splitIntoBatches } from "@realtor/server/concurrency";
import type { FileStore } from "@realtor/server/files/file-store";
import { and, inArray, isNull } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { listings } from "../db/schema.ts";
import { listingOfCopy } from "./photo-copy.ts";

const listingsAtOnce = 200;

/**
 * Deletes copies of photos, stored before `time`, of listings that are gone or show other photos now. Returns their
 * number. What is deleted wrongly is copied again at its next view.
 */
export async function deleteUnusedCopies(
  { db, files }: { db: Db; files: FileStore },
  time: Date,
): Promise<number> {
  const byListing = new Map<string, string[]>();
  for await (const { key, modifiedAt } of files.list("media/mls")) {
    const listingKey = listingOfCopy(key.replace(/^media\//, ""));
    if (listingKey === undefined || modifiedAt >= time) continue;
    byListing.set(listingKey, [...(byListing.get(listingKey) ?? []), key]);
  }
  let deleted = 0;
  for (const listingKeys of splitIntoBatches([...byListing.keys()], listingsAtOnce)) {
    const rows = await db
      .select({ media: listings.media })
      .from(listings)
      .where(and(inArray(listings.listingKey, listingKeys), isNull(listings.goneAt)));
    // The column has what `mapMedia` returns.
    const media = rows.flatMap((row) => (row.media ?? []) as { mediaURL?: string }[]);
    const used = new Set(media.map(({ mediaURL }) => mediaURL));
    for (const key of listingKeys.flatMap((one) => byListing.get(one) ?? [])) {
      if (used.has(`/${key}`)) continue;
      await files.remove(key);
      deleted += 1;
    }
  }
  return deleted;
}
