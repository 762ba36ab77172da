import type { DeliveryChannel } from "@realtor/api/loaning";
import { type ChannelPauseOptions, createChannelPause } from "@realtor/server/channel-pause";
import { createClaimLoop } from "@realtor/server/claim-loop";
import { inSeconds } from "@realtor/server/database";
import type { Log } from "@realtor/server/log";
import { rootCauseMessage } from "@realtor/server/errors";
import { describeFailure, requestedWait, retryDelay } from "@realtor/server/retry";
import { splitIntoBatches } from "@realtor/server/concurrency";
import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";

import type { OpenDb } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import type { Attempt, ClaimedDelivery } from "./deliver-contact.ts";
import { summarySeconds } from "./summaries.ts";

/** Sends the stored notifications, with retries across restarts. */
export interface DeliveryWorker {
  /** Makes what is left over from earlier processes due, and starts. */
  start(): Promise<void>;
  /** Looks for due deliveries now instead of at the next interval. */
  sendDue(): void;
  /** Waits for the running attempts. */
  stop(): Promise<void>;
}

export interface WorkerOptions {
  database: OpenDb;
  /** The channel that it serves: a receiver that hangs delays no other channel. */
  channel: DeliveryChannel;
  log: Log;
  /** One attempt for up to `batchSize` notifications. A rejected batch is sent again one by one. */
  deliver: (deliveries: Batch) => Promise<Attempt>;
  /** Attempts at the same time. */
  atOnce?: number;
  batchSize?: number;
  /** Seconds after the first failure, doubled after each further one up to the longest. */
  retry?: { first: number; longest: number };
  /** When a receiver that does not respond is paused, and for how long. */
  pause?: Pick<ChannelPauseOptions, "failures" | "seconds">;
  /** Interval of the search for due deliveries. */
  intervalMs?: number;
  /** Duration of the exclusive lease of one attempt. */
  leaseSeconds?: number;
}

type Batch = readonly [ClaimedDelivery, ...ClaimedDelivery[]];
type Claimed = ClaimedDelivery & { attempts: number };

/** The part of its lease after which an attempt ends, so that no other process sends at the same time. */
const attemptShare = 2 / 3;

/**
 * The rows of `contact_deliveries` are the queue: each attempt claims its row first. Delivery is at
 * least once: a process killed between the receiver's response and the database write sends again,
 * with the same Message-ID.
 */
export function createDeliveryWorker(options: WorkerOptions): DeliveryWorker {
  const { database, channel, log, deliver, intervalMs = 5000 } = options;
  const { retry = { first: 2, longest: 3600 }, atOnce = 5, batchSize = 1 } = options;
  const { leaseSeconds = 90 } = options;
  const { db, pool } = database;
  const table = contactDeliveries;
  const pause = createChannelPause({ channel, log, ...options.pause });
  const isFree = or(isNull(table.claimedUntil), lte(table.claimedUntil, sql`now()`));

  async function claim(): Promise<Claimed[]> {
    const due = db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(table.state, "pending"),
          eq(table.channel, channel),
          lte(table.dueAt, sql`now()`),
          isFree,
        ),
      )
      .orderBy(table.dueAt)
      .limit(pause.isTesting() ? batchSize : atOnce * batchSize)
      .for("update", { skipLocked: true });
    return db
      .update(table)
      .set({ claimedUntil: inSeconds(leaseSeconds), attempts: sql`${table.attempts} + 1` })
      .where(inArray(table.id, due))
      .returning();
  }

  async function attempt(claimed: readonly Claimed[]): Promise<void> {
    const [first, ...others] = claimed;
    if (!first) return;
    const result = await tryToDeliver([first, ...others]);
    const isRejectedBatch = result.kind === "rejected" && others.length > 0;
    for (const one of claimed)
      await storeResult(one, isRejectedBatch ? await tryToDeliver([one]) : result);
  }

  async function tryToDeliver(batch: Batch): Promise<Attempt> {
    const result = await withinTime(leaseSeconds * attemptShare * 1000, deliver(batch));
    if (result.kind !== "quiet" && result.kind !== "summarized") pause.record(result);
    return result;
  }

  async function storeResult({ attempts, ...delivery }: Claimed, result: Attempt): Promise<void> {
    // Of a request whose number was corrected meanwhile, the next attempt still sends all.
    const { isCorrection } = delivery;
    const facts = { id: delivery.id, channel: delivery.channel, audience: delivery.audience };
    const isPending = and(eq(table.id, delivery.id), eq(table.state, "pending"));
    if (result.kind === "delivered") {
      // A correction that was queued meanwhile is still to be sent.
      const state = sql`case when ${table.isCorrection} = ${isCorrection} then 'delivered' else 'pending' end`;
      const set = { state, deliveredAt: sql`now()`, lastError: null } as const;
      await db
        .update(table)
        .set({ ...set, claimedUntil: null })
        .where(eq(table.id, delivery.id));
      log.info({ ...facts, attempts }, "notification delivered");
      return;
    }
    if (result.kind === "quiet") {
      await db
        .update(table)
        .set({
          isCorrection,
          dueAt: inSeconds(result.seconds),
          claimedUntil: null,
          attempts: attempts - 1,
        })
        .where(isPending);
      return;
    }
    if (result.kind === "summarized") {
      await db
        .update(table)
        .set({ state: "summarized", dueAt: inSeconds(summarySeconds), claimedUntil: null })
        .where(isPending);
      log.info(facts, "notification is beyond the ceiling of the day");
      return;
    }
    const isRefused = result.kind === "rejected";
    const delay = Math.max(requestedWait(result), retryDelay(attempts, retry, Math.random()));
    await db
      .update(table)
      .set({
        ...(isRefused && { state: "failed" as const }),
        isCorrection,
        lastError: describeFailure(result),
        dueAt: inSeconds(delay),
        claimedUntil: null,
      })
      .where(isPending);
    if (isRefused) log.error({ ...facts, attempts, error: result.error }, "notification refused");
    else
      log.warn({ ...facts, attempts, error: result.error }, "notification failed, will be retried");
  }

  const loop = createClaimLoop({
    claim,
    handle: (claimed) => splitIntoBatches(claimed, batchSize).map(attempt),
    isPaused: () => pause.secondsLeft() > 0,
    onError: (error) => log.error({ err: error }, "notifications could not be sent"),
    intervalMs,
  });

  return {
    sendDue: () => void loop.run(),
    async start() {
      // They had no receiver until now. Older ones would be a surprise; refused ones are sent again by hand.
      await db
        .update(table)
        .set({ state: "pending", dueAt: sql`now()` })
        .where(
          and(
            eq(table.state, "kept"),
            eq(table.channel, channel),
            gt(table.createdAt, sql`now() - interval '3 days'`),
          ),
        );
      // On PGlite there is no other process, so every existing lease belongs to a dead one.
      if (pool === undefined)
        await db.update(table).set({ claimedUntil: null }).where(eq(table.channel, channel));
      // The clock was ahead when these were written: later than any retry, or longer than any attempt. Quiet hours
      // of an agent, and a receiver that asked for a longer wait, postpone them again.
      const isPending = and(eq(table.state, "pending"), eq(table.channel, channel));
      await db
        .update(table)
        .set({ claimedUntil: null })
        .where(and(isPending, gt(table.claimedUntil, inSeconds(leaseSeconds))));
      await db
        .update(table)
        .set({ dueAt: sql`now()` })
        .where(and(isPending, gt(table.dueAt, inSeconds(retry.longest))));
      void loop.run();
      loop.start();
    },
    stop: loop.stop,
  };
}

/** Ends a slow attempt before its lease. An exception counts as unavailable. */
async function withinTime(ms: number, attempt: Promise<Attempt>): Promise<Attempt> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(resolve, ms, {
      kind: "unavailable",
      error: "no response in time",
      noResponse: true,
    });
  });
  try {
    return await Promise.race([attempt, late]);
  } catch (error) {
    return { kind: "unavailable", error: rootCauseMessage(error) };
  } finally {
    clearTimeout(timer);
  }
}
