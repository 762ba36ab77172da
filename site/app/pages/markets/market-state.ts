import type { Feed } from "@realtor/api/loaning";

/** What a market does, and what of it waits for a person. */
export type MarketState =
  /** Its credentials have no value. */
  | "missing"
  /** Its listings are read for the first time. */
  | "importing"
  | "running"
  | "failed"
  /** It lost so many listings that staff are asked. */
  | "held"
  | "stopped"
  /** It has not been read to its end yet. */
  | "waiting"
  | "current";

/** Returns the state of a market: what stands in the way of its next run comes first. */
export function marketState(feed: Feed): MarketState {
  if (feed.missingSecret !== null) return "missing";
  if (feed.isRunning) return feed.lastDoneRun === null ? "importing" : "running";
  // Without the server nothing can be confirmed.
  if (feed.lastRun?.state === "failed") return "failed";
  if (feed.shrunkBy !== null) return "held";
  if (feed.isStopped) return "stopped";
  return feed.lastDoneRun === null ? "waiting" : "current";
}

/** Whether a market runs now, or begins to. */
export function isUnderWay(feed: Feed, now: Date): boolean {
  if (feed.missingSecret !== null) return false;
  // A new market is run at once.
  const isDue = feed.nextRunAt === null ? feed.lastRun === null : new Date(feed.nextRunAt) <= now;
  return feed.isRunning || (isDue && !feed.isStopped);
}
