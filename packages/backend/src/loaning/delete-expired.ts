import { and, lt, notExists, eq, sql } from "drizzle-orm";

import { earliestConsentRecord } from "@realtor/server/retention";

import type { Db } from "../db/open-db.ts";
import {
  consentRecords,
  contactRequests,
  realtors,
  realtorVersions,
  signInNetwork,
} from "../db/schema.ts";
import { deleteExpiredDocuments } from "../listings/delete-documents.ts";
import { earliestKnown } from "../identity/known-networks.ts";
import { deleteFreeAddresses } from "./former-addresses.ts";

/**
 * Deletes addresses that are free again; contact requests with their notifications, and the versions and listings of deleted websites, that are
 * older than `time`; known networks and proofs of consent after their periods; see `docs/spec/forms.md#retention`. Returns the number of rows.
 */
export async function deleteExpired(db: Db, time: Date): Promise<number> {
  await deleteFreeAddresses(db, new Date());
  const requests = await db
    .delete(contactRequests)
    .where(lt(contactRequests.createdAt, time))
    .returning({ id: contactRequests.id });
  const existing = db
    .select({ one: sql`1` })
    .from(realtors)
    .where(eq(realtors.id, realtorVersions.realtorId));
  const versions = await db
    .delete(realtorVersions)
    .where(and(lt(realtorVersions.replacedAt, time), notExists(existing)))
    .returning({ id: realtorVersions.id });
  // Not counted: these have periods of their own.
  await db
    .delete(consentRecords)
    .where(lt(consentRecords.consentedAt, earliestConsentRecord(new Date())));
  await db.delete(signInNetwork).where(lt(signInNetwork.signedInAt, earliestKnown()));
  const documents = await deleteExpiredDocuments(db, time, new Date());
  return requests.length + versions.length + documents;
}
