import { createClaimLoop } from "@realtor/server/claim-loop";
import { rootCauseMessage } from "@realtor/server/errors";
import type { Log } from "@realtor/server/log";
import { and, eq, isNull, lte, or } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { feeds } from "../db/schema.ts";
import { checkKeys } from "./check-keys.ts";
import { isFeedError } from "./feed-error.ts";
import { ClaimLostError, leaseMs, readProgress } from "./feed-progress.ts";
import type { FeedClaim } from "./feed-progress.ts";
import { createODataClient } from "./odata-client.ts";
import type { ODataClientOptions } from "./odata-client.ts";
import { runFeed } from "./run-feed.ts";
import type { FeedContext } from "./run-feed.ts";
import { startRun } from "./runs.ts";
import type { RunKind } from "./runs.ts";
import type { FeedSettings } from "./settings.ts";

/** Imports the listings of all feeds. */
export interface FeedWorker {
  /** Looks for due runs at every interval. */
  start(): void;
  /** Does the runs that are due. A failed one is in the report, and repeated later. */
  runDue(): Promise<void>;
  /** Ends the current runs after their page; the next process goes on there. */
  stop(): Promise<void>;
}

export interface FeedWorkerOptions {
  db: Db;
  feeds: readonly FeedSettings[];
  log: Log;
  now: () => Date;
  intervalMs?: number;
  /** For tests. */
  client?: Pick<ODataClientOptions, "fetch" | "wait" | "maxJsonBytes">;
}

const refreshMs = 15 * 60_000;
const checkMs = 24 * 3_600_000;
const unauthorizedMs = 3_600_000;

type Claimed = typeof feeds.$inferSelect;

/** The rows of `feeds` are the queue. Each feed has a loop of its own, so that none waits for another's import. */
export function createFeedWorker(options: FeedWorkerOptions): FeedWorker {
  const abort = new AbortController();
  const loops = options.feeds.map((feed) => createFeedLoop(options, feed, abort.signal));
  return {
    start: () => loops.forEach((loop) => loop.start()),
    runDue: async () => {
      await Promise.all(loops.map((loop) => loop.run()));
    },
    async stop() {
      abort.abort();
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function createFeedLoop(
  { db, log, now, intervalMs = 15_000, ...options }: FeedWorkerOptions,
  feed: FeedSettings,
  signal: AbortSignal,
) {
  const isFeed = eq(feeds.id, feed.id);
  let isKnown = false;

  async function claim(): Promise<Claimed[]> {
    const time = now();
    if (!isKnown)
      await db.insert(feeds).values({ id: feed.id, nextRunAt: time }).onConflictDoNothing();
    isKnown = true;
    return db
      .update(feeds)
      .set({ claimedUntil: new Date(time.getTime() + leaseMs) })
      .where(
        and(
          isFeed,
          eq(feeds.stopped, false),
          or(isNull(feeds.claimedUntil), lte(feeds.claimedUntil, time)),
          or(lte(feeds.nextRunAt, time), lte(feeds.nextCheckAt, time)),
        ),
      )
      .returning();
  }

  async function handle(claimed: Claimed): Promise<void> {
    // Set by the claim.
    const fromClaim: FeedClaim = { db, feedId: feed.id, now, until: claimed.claimedUntil ?? now() };
    const client = createODataClient({
      feed,
      signal,
      now: () => now().getTime(),
      ...options.client,
    });
    const context = { db, feed, client, claim: fromClaim, now };
    const isDue = (time: Date | null) => time !== null && time <= now();
    const { cursors, progress } = await readProgress(db, feed.id);
    const isFirst = cursors.Property === undefined;
    let next: Partial<typeof feeds.$inferInsert> = {};
    if (isDue(claimed.nextRunAt) || progress) {
      const wait = await report(isFirst ? "import" : "refresh", context, async (running) => {
        await runFeed(running);
        return "done";
      });
      if (wait === "lost") return;
      next.nextRunAt = later(wait ?? refreshMs);
      // Nothing is compared before all was read once.
      if (isFirst && wait === undefined) next.nextCheckAt = later(checkMs);
    }
    if (isDue(claimed.nextCheckAt) && !isFirst) {
      const wait = await report("keys", context, checkKeys);
      if (wait === "lost") return;
      next.nextCheckAt = later(wait ?? checkMs);
    }
    await db
      .update(feeds)
      .set({ ...next, claimedUntil: null })
      .where(and(isFeed, eq(feeds.claimedUntil, fromClaim.until)));
  }

  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);

  /** Runs with a report. Returns the milliseconds to wait after a failure, or that the feed is another's now. */
  async function report(
    kind: RunKind,
    context: Omit<FeedContext, "count" | "onPage">,
    work: (context: FeedContext) => Promise<"done" | "shrank">,
  ): Promise<number | undefined | "lost"> {
    const run = await startRun(db, feed.id, kind, now);
    const onPage = async () => {
      await run.update();
      signal.throwIfAborted();
    };
    try {
      const state = await work({
        ...context,
        count: (...counted) => run.count(...counted),
        onPage,
      });
      await run.end(state);
      if (state === "shrank")
        log.warn({ feed: feed.id }, "a feed shrank: staff have to confirm it");
      return undefined;
    } catch (error) {
      if (error instanceof ClaimLostError) {
        await run.end("ended", error.message);
        return "lost";
      }
      if (signal.aborted) {
        await run.end("ended");
        return 0;
      }
      const message = isFeedError(error)
        ? `${error.code}: ${error.message}`
        : rootCauseMessage(error);
      log.warn({ feed: feed.id, kind, error: message }, "a run of a feed failed");
      await run.end("failed", message);
      if (!isFeedError(error)) return refreshMs;
      if (error.waitSeconds !== undefined) return error.waitSeconds * 1000;
      return error.code === "unauthorized" ? unauthorizedMs : refreshMs;
    }
  }

  return createClaimLoop({
    claim,
    handle: (claimed) => claimed.map(handle),
    onError: (error) =>
      log.error({ feed: feed.id, error: rootCauseMessage(error) }, "a feed could not be run"),
    intervalMs,
  });
}
