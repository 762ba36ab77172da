import { and, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { feeds } from "../db/schema.ts";
import type { Cursor } from "./read-pages.ts";

/** What a run reads, in this order: agents before the listings that name them. */
export const passes = ["Member", "Office", "Property", "OpenHouse", "Photos"] as const;

export type Pass = (typeof passes)[number];

/** How far a run is. It is stored with each page, so that a run that was ended goes on there. */
export interface Progress {
  startedAt: string;
  done: Pass[];
  /** The pass that is read, and how far. */
  pass?: Pass;
  cursor?: Cursor;
  /** Listings that were read, also before the run was interrupted. */
  received?: number;
  /** Listings that the server has, if it says so; of a first run. */
  expected?: number;
}

/** The newest time of each pass that was read to its end, and what the last comparison of keys left. */
export type Cursors = Partial<Record<Pass, string | null>> & {
  /** Keys that the last comparison did not find: gone, if the next one does not either. */
  missing?: string[];
  /** Staff confirmed that the feed is smaller. */
  isShrinkConfirmed?: boolean;
};

/** The claim of a run on its feed: one process runs it. */
export interface FeedClaim {
  db: Db;
  feedId: string;
  now: () => Date;
  /** Until when it holds; changes with each page. */
  until: Date;
}

/** A process that stands still for longer loses its feed to another. */
export const leaseMs = 120_000;

/** The run was taken over by another process, or staff stopped the feed. */
export class ClaimLostError extends Error {
  override readonly name = "ClaimLostError";
}

/**
 * Stores how far a run is, and renews its claim.
 * @throws {ClaimLostError} if the feed is no longer this run's.
 */
export async function storeProgress(
  claim: FeedClaim,
  changes: Partial<Pick<typeof feeds.$inferInsert, "progress" | "cursors" | "nextCheckAt">> = {},
): Promise<void> {
  const until = new Date(claim.now().getTime() + leaseMs);
  const stored = await claim.db
    .update(feeds)
    .set({ ...changes, claimedUntil: until })
    .where(
      and(
        eq(feeds.id, claim.feedId),
        eq(feeds.claimedUntil, claim.until),
        eq(feeds.stopped, false),
      ),
    )
    .returning({ id: feeds.id });
  if (stored.length === 0)
    throw new ClaimLostError("another process runs the feed, or it was stopped");
  claim.until = until;
}

/** Reads the stored progress of a feed. */
export async function readProgress(
  db: Db,
  feedId: string,
): Promise<{ progress: Progress | undefined; cursors: Cursors }> {
  const [row] = await db.select().from(feeds).where(eq(feeds.id, feedId));
  // The column has what this file writes.
  return {
    progress: (row?.progress ?? undefined) as Progress | undefined,
    cursors: row?.cursors ?? {},
  };
}
