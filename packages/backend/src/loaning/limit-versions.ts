import { and, desc, eq, inArray, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtorVersions } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";

/** Versions of a website in ten minutes: the saves of a draft are one. */
const versionsAtOnce = 120;
const windowSeconds = 600;
/** Bytes of the versions of a website, as stored. */
const maxVersionBytes = 64 * 1024 * 1024;

/** @throws {Problem} 429 when a website gets versions faster than a person saves. */
export async function requireVersionRate(tx: Db, realtorId: string): Promise<void> {
  const [oldest] = await tx
    .select({ replacedAt: realtorVersions.replacedAt })
    .from(realtorVersions)
    .where(eq(realtorVersions.realtorId, realtorId))
    .orderBy(desc(realtorVersions.id))
    .limit(1)
    .offset(versionsAtOnce - 1);
  if (!oldest) return;
  const seconds = windowSeconds - (Date.now() - oldest.replacedAt.getTime()) / 1000;
  if (seconds > 0) throw new Problem("rate.limited", { retryAfter: Math.ceil(seconds) });
}

/** Deletes the oldest versions beyond the bound, those of drafts and unpublished edits first; never the latest. */
export async function deleteExcessVersions(
  tx: Db,
  realtorId: string,
  maxBytes = maxVersionBytes,
): Promise<void> {
  const { id, kind, profile, isPublication } = realtorVersions;
  const isEdit = sql`(${kind} = 'draft' or (${kind} = 'update' and ${isPublication} is not true))`;
  const kept = tx
    .select({
      id,
      position: sql<number>`row_number() over (order by ${id} desc)`.as("position"),
      // The size of the stored value, which is not read.
      bytes: sql<number>`sum(pg_column_size(${profile})) over (order by ${isEdit}, ${id} desc)`.as(
        "bytes",
      ),
    })
    .from(realtorVersions)
    .where(eq(realtorVersions.realtorId, realtorId))
    .as("kept");
  const excess = tx
    .select({ id: kept.id })
    .from(kept)
    .where(and(sql`${kept.bytes} > ${maxBytes}`, sql`${kept.position} > 1`));
  await tx.delete(realtorVersions).where(inArray(id, excess));
}
