import { zoneOf } from "@realtor/api/listing";
import { instantAt } from "@realtor/api/showing";
import { createClaimLoop } from "@realtor/server/claim-loop";
import type { ClaimLoop } from "@realtor/server/claim-loop";
import { rootCauseMessage } from "@realtor/server/errors";
import type { Log } from "@realtor/server/log";
import { and, eq, isNull, lte, sql } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import { listingDocuments, listings, realtors } from "../db/schema.ts";
import { lockRealtorForJob } from "../loaning/read-realtors.ts";
import { type StoredDocument, toDocument } from "./documents.ts";
import { recordListingVersion } from "./listing-versions.ts";
import { writeHome } from "./publish-home.ts";

export interface ActivationOptions {
  db: Db;
  log: Log;
  now: () => Date;
  intervalMs?: number;
}

/** On a clock of the home, the hour of its first showing day at which it becomes active. */
const activeHour = 8;

/** Makes homes by hand that are coming soon active on the morning of their first showing day. */
export function createActivation(options: ActivationOptions): ClaimLoop {
  const { db, log, now, intervalMs = 60_000 } = options;

  /** Two processes can read the same home: the lock of its document lets one change it. */
  async function findDue(): Promise<string[]> {
    const rows = await db
      .select({ document: listingDocuments })
      .from(listings)
      .innerJoin(listingDocuments, eq(listingDocuments.id, listings.sourceKey))
      // That of a deleted website waits for its restoration.
      .innerJoin(realtors, eq(realtors.id, listingDocuments.realtorId))
      .where(
        and(
          eq(listings.source, "manual"),
          eq(listings.standardStatus, "ComingSoon"),
          isNull(listings.replacedBy),
          isNull(listingDocuments.deletedAt),
          // The earliest place where that day has begun.
          lte(sql`${listingDocuments.published} ->> 'showingsFrom'`, isoDay(now())),
        ),
      );
    return rows
      .map(({ document }) => toDocument(document))
      .filter((document) => isDue(document, now()))
      .map(({ id }) => id);
  }

  return createClaimLoop({
    claim: findDue,
    handle: (ids) => ids.map((id) => activate(db, id, now())),
    onError: (error) =>
      log.error(
        { error: rootCauseMessage(error) },
        "homes that are coming soon were not activated",
      ),
    intervalMs,
  });
}

function isDue({ kind, published, deletedAt }: StoredDocument, now: Date): boolean {
  if (kind !== "manual" || deletedAt || published?.status !== "comingSoon") return false;
  const { showingsFrom, turnsActive } = published;
  if (showingsFrom === undefined || turnsActive === "N") return false;
  return instantAt(showingsFrom, activeHour, zoneOf(published)) <= now.toISOString();
}

async function activate(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const isWanted = eq(listingDocuments.id, id);
    const [found] = await tx
      .select({ realtorId: listingDocuments.realtorId })
      .from(listingDocuments)
      .where(isWanted);
    // The website first, as saving it does.
    const realtor = found && (await lockRealtorForJob(tx, found.realtorId));
    const [row] = await tx.select().from(listingDocuments).where(isWanted).for("update");
    if (!realtor || !row) return;
    const document = toDocument(row);
    if (!isDue(document, now)) return;
    // Strictly increasing: the next save is checked against it.
    const at = new Date(Math.max(now.getTime(), document.updatedAt.getTime() + 1));
    await recordListingVersion(tx, document, {
      kind: "update",
      isPublication: true,
      at,
      // Who asked for it when they chose the day.
      by: realtor.userId,
    });
    const { draft } = document;
    const next = {
      ...document,
      published: { ...document.published, status: "active" as const },
      // A draft with another status keeps it.
      draft:
        draft?.status === "comingSoon" ? { ...draft, status: "active" as const } : document.draft,
      updatedAt: at,
    };
    await tx
      .update(listingDocuments)
      .set({ published: next.published, draft: next.draft, updatedAt: at })
      .where(isWanted);
    await writeHome(tx, { document: next, realtor }, { at, by: null });
    await notifyRealtorChanged(tx, realtor.desiredUrl);
  });
}

function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
