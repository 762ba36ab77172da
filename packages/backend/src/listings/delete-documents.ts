import { and, eq, inArray, lt, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import {
  listingDocuments,
  listingEvents,
  listings,
  listingVersions,
  realtors,
} from "../db/schema.ts";
import { earliestDeletion } from "./change-document.ts";

/**
 * Deletes documents that were deleted 30 days ago, and those of websites that were deleted before `time`,
 * with their homes, versions and events. Returns their number.
 */
export async function deleteExpiredDocuments(db: Db, time: Date, now: Date): Promise<number> {
  const website = db
    .select({ one: sql`1` })
    .from(realtors)
    .where(eq(realtors.id, listingDocuments.realtorId));
  const expired = or(
    lt(listingDocuments.deletedAt, earliestDeletion(now)),
    and(lt(listingDocuments.updatedAt, time), notExists(website)),
  );
  return db.transaction((tx) => deleteDocuments(tx, expired));
}

/** The documents of a website that is deleted now are kept as long as its versions. */
export async function keepDocuments(tx: Db, realtorId: string, now: Date): Promise<void> {
  await tx
    .update(listingDocuments)
    .set({ updatedAt: now })
    .where(eq(listingDocuments.realtorId, realtorId));
}

/** Deletes the documents of the websites of an account that is deleted. */
export async function deleteDocumentsOf(tx: Db, realtorIds: readonly string[]): Promise<void> {
  if (realtorIds.length > 0)
    await deleteDocuments(tx, inArray(listingDocuments.realtorId, [...realtorIds]));
}

async function deleteDocuments(tx: Db, condition: SQL | undefined): Promise<number> {
  const deleted = await tx.delete(listingDocuments).where(condition).returning({
    id: listingDocuments.id,
    kind: listingDocuments.kind,
    listingKey: listingDocuments.listingKey,
  });
  const ids = deleted.map(({ id }) => id);
  const keys = deleted.filter(({ kind }) => kind === "manual").map(({ listingKey }) => listingKey);
  if (ids.length > 0)
    await tx.delete(listingVersions).where(inArray(listingVersions.documentId, ids));
  if (keys.length > 0) {
    await tx
      .delete(listings)
      .where(and(eq(listings.source, "manual"), inArray(listings.listingKey, keys)));
    await tx.delete(listingEvents).where(inArray(listingEvents.listingKey, keys));
  }
  return deleted.length;
}
