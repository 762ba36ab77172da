import { earliestConsentRecord } from "@realtor/server/retention";
import { inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/open-store.ts";
import { consentRecords, contacts, deliveries, leads } from "../db/schema.ts";

/**
 * Deletes leads and forwarded contact requests with their deliveries that are older than `time`, and returns
 * their number; also proofs of consent after their own period. See docs/spec/forms.md#retention.
 */
export async function deleteExpired(db: Db, time: Date): Promise<number> {
  await db
    .delete(consentRecords)
    .where(lt(consentRecords.consentedAt, earliestConsentRecord(new Date())));
  const counts = [leads, contacts].map((table) =>
    deleteWithDeliveries(db, table, lt(table.createdAt, time)),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function deleteWithDeliveries(
  db: Db,
  table: typeof leads | typeof contacts,
  condition: SQL,
): Promise<number> {
  return db.transaction(async (tx) => {
    const expired = sql`(select ${table.id} from ${table} where ${condition})`;
    await tx.delete(deliveries).where(inArray(deliveries.id, expired));
    const deleted = await tx.delete(table).where(condition).returning({ id: table.id });
    return deleted.length;
  });
}
