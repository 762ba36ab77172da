import type { feedRunKinds, feedRunStates } from "@realtor/api/loaning-schemas";
import { and, desc, eq, inArray, lt } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { feedRuns } from "../db/schema.ts";

export type RunKind = (typeof feedRunKinds)[number];
export type RunState = (typeof feedRunStates)[number];

/** A run in the report of staff. */
export interface Run {
  count(name: string, by?: number): void;
  /** Stores the counts, at most every few seconds. */
  update(): Promise<void>;
  end(state: Exclude<RunState, "running">, error?: string): Promise<void>;
}

const keptMs = 30 * 24 * 3_600_000;
const updateMs = 3000;
const maxError = 500;

/** Listings that feeds no longer have, by feed, where the last comparison of keys waits for staff. */
export async function readShrunk(
  db: Db,
  feedIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const comparisons = await db
    .selectDistinctOn([feedRuns.feedId])
    .from(feedRuns)
    .where(and(inArray(feedRuns.feedId, [...feedIds]), eq(feedRuns.kind, "keys")))
    .orderBy(feedRuns.feedId, desc(feedRuns.id));
  return new Map(
    comparisons
      .filter(({ state }) => state === "shrank")
      .map(({ feedId, counts }) => [feedId, counts["missing"] ?? 0]),
  );
}

/** Starts the report of a run. Those of processes that ended without a word are no longer running. */
export async function startRun(
  db: Db,
  feedId: string,
  kind: RunKind,
  now: () => Date,
): Promise<Run> {
  const isOfFeed = eq(feedRuns.feedId, feedId);
  await db
    .update(feedRuns)
    .set({ state: "ended", endedAt: now() })
    .where(and(isOfFeed, eq(feedRuns.state, "running")));
  const oldest = new Date(now().getTime() - keptMs);
  await db.delete(feedRuns).where(and(isOfFeed, lt(feedRuns.startedAt, oldest)));
  const [row] = await db
    .insert(feedRuns)
    .values({ feedId, kind, state: "running", startedAt: now() })
    .returning({ id: feedRuns.id });
  if (!row) throw new Error("The run was not stored: check the table feed_runs.");
  const isRun = eq(feedRuns.id, row.id);
  const counts: Record<string, number> = {};
  let updatedAt = now().getTime();
  return {
    count(name, by = 1) {
      if (by !== 0) counts[name] = (counts[name] ?? 0) + by;
    },
    async update() {
      const time = now().getTime();
      if (time - updatedAt < updateMs) return;
      updatedAt = time;
      await db.update(feedRuns).set({ counts }).where(isRun);
    },
    async end(state, error) {
      const ended = { state, counts, endedAt: now(), error: error?.slice(0, maxError) ?? null };
      await db.update(feedRuns).set(ended).where(isRun);
    },
  };
}
