import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type ChannelPauseOptions, createChannelPause } from "../channel-pause.ts";
import { createClaimLoop } from "../claim-loop.ts";
import { splitIntoBatches } from "../concurrency.ts";
import { inSeconds } from "../database.ts";
import { rootCauseMessage } from "../errors.ts";
import type { Log } from "../log.ts";
import {
  describeFailure,
  type Outcome,
  requestedWait,
  retryDelay,
  type RetryDelays,
  retryDelays,
} from "../retry.ts";
import { type OutboxDb, type OutboxTable, requeue } from "./delivery-rows.ts";

/** Delivers stored rows to one receiver, with retries across restarts (docs/spec/forms.md#delivery). */
export interface Outbox {
  /** Makes due what earlier processes left over, and starts. */
  start(): Promise<void>;
  /** Looks for due deliveries now: call it after the commit of one. Other processes find it at their next interval. */
  sendDue(): void;
  /** Makes deliveries due that had no receiver, or that it refused: one, or all without `id`. Returns their number. */
  resend(id?: string): Promise<number>;
  /** Claims nothing more, and waits for the running attempts. */
  stop(): Promise<void>;
}

/** A delivery as it was claimed: of a request that was corrected meanwhile, the next attempt still sends all. */
export interface ClaimedDelivery {
  id: string;
  /** It only says which phone number is the correct one. */
  isCorrection: boolean;
}

export type Batch = readonly [ClaimedDelivery, ...ClaimedDelivery[]];

/**
 * Result of an attempt, or that none is to be made for `seconds`: then the delivery is due, in the given state or
 * as before.
 */
export type Attempt = Outcome | { kind: "postponed"; seconds: number; state?: string };

/** Times of deliveries that tests shorten. */
export interface DeliveryTimes {
  retry?: RetryDelays;
  /** When a receiver that does not respond is paused, and for how long. */
  pause?: Pick<ChannelPauseOptions, "failures" | "seconds">;
  /** Duration of the exclusive lease of one attempt, which ends after two thirds of it. */
  leaseSeconds?: number;
  /** Interval of the search for due deliveries. */
  intervalMs?: number;
}

export interface OutboxOptions extends DeliveryTimes {
  /** Without a pool, on PGlite, no other process uses the database. */
  database: { db: OutboxDb; pool?: unknown };
  table: OutboxTable;
  /** The receiver: one that hangs delays no other. */
  channel: string;
  log: Log;
  /**
   * One attempt, for at most `batchSize` deliveries at once. An exception counts as "unavailable". A rejected batch
   * is sent again one by one.
   */
  deliver: (deliveries: Batch) => Promise<Attempt>;
  /** Attempts at the same time. */
  atOnce?: number;
  batchSize?: number;
  /** Suspended deliveries that a start makes due, since it may have brought a receiver or the correct configuration. */
  resumed: { states: readonly ("kept" | "failed")[]; addedWithinDays?: number };
}

type Claimed = ClaimedDelivery & { attempts: number; lease: string };

/** The part of its lease after which an attempt ends, so that no other process sends at the same time. */
const attemptShare = 2 / 3;

/**
 * The rows of the table are the queue: each attempt claims its rows first. Delivery is at least once: a process
 * killed between the receiver's response and the database write sends again.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { table, channel, log, deliver, resumed, retry = retryDelays } = options;
  const { atOnce = 1, batchSize = 1, leaseSeconds = 30, intervalMs = 1000 } = options;
  const { db, pool } = options.database;
  const pause = createChannelPause({ channel, log, ...options.pause });
  const isOwn = eq(table.channel, channel);
  const isWaiting = and(
    isOwn,
    inArray(table.state, retry.rejected === null ? ["pending"] : ["pending", "failed"]),
  );
  const isFree = or(isNull(table.claimedUntil), lte(table.claimedUntil, sql`now()`));
  // As text, since a Date would round it: a process that was too slow has another one than the row.
  const lease = sql<string>`${table.claimedUntil}::text`;
  let isStarted = false;

  async function claim(): Promise<Claimed[]> {
    const due = db
      .select({ id: table.id })
      .from(table)
      .where(and(isWaiting, lte(table.dueAt, sql`now()`), isFree))
      .orderBy(table.dueAt)
      .limit(pause.isTesting() ? batchSize : atOnce * batchSize)
      .for("update", { skipLocked: true });
    const { id, attempts, isCorrection } = table;
    return db
      .update(table)
      .set({ claimedUntil: inSeconds(leaseSeconds), attempts: sql`${attempts} + 1` })
      .where(inArray(id, due))
      .returning({ id, attempts, isCorrection, lease });
  }

  /** Extends the leases, and returns the deliveries that this process may still send. */
  async function renew(claimed: readonly Claimed[]): Promise<Claimed[]> {
    const [first] = claimed;
    if (!first) return [];
    const ids = claimed.map(({ id }) => id);
    const renewed = await db
      .update(table)
      .set({ claimedUntil: inSeconds(leaseSeconds) })
      .where(and(inArray(table.id, ids), isWaiting, eq(lease, first.lease)))
      .returning({ id: table.id, lease });
    return claimed.flatMap((one) => {
      const own = renewed.find(({ id }) => id === one.id);
      return own ? [{ ...one, lease: own.lease }] : [];
    });
  }

  async function attempt(claimed: readonly Claimed[]): Promise<void> {
    const [first, ...others] = claimed;
    if (!first) return;
    const result = await tryToDeliver([first, ...others]);
    if (result.kind !== "rejected" || others.length === 0) {
      for (const one of claimed) await storeResult(one, result);
      return;
    }
    let [next, ...rest] = await renew(claimed);
    while (next) {
      await storeResult(next, await tryToDeliver([next]));
      [next, ...rest] = await renew(rest);
    }
  }

  async function tryToDeliver(batch: Batch): Promise<Attempt> {
    const result = await withinTime(leaseSeconds * attemptShare * 1000, deliver(batch));
    if (result.kind !== "postponed") pause.record(result);
    return result;
  }

  async function storeResult(claimed: Claimed, result: Attempt): Promise<void> {
    const { id, attempts, isCorrection } = claimed;
    const facts = { channel, id, attempts };
    if (result.kind === "delivered") {
      // A correction that was queued meanwhile is still to be sent.
      const state = sql`case when ${table.isCorrection} = ${isCorrection} then 'delivered' else 'pending' end`;
      await db
        .update(table)
        .set({ state, deliveredAt: sql`now()`, claimedUntil: null, lastError: null })
        .where(eq(table.id, id));
      log.info(facts, "delivered");
      return;
    }
    if (result.kind === "postponed") {
      const { seconds, state = "pending" } = result;
      await postpone(claimed, seconds, { state, attempts: attempts - 1 });
      log.info({ ...facts, state, seconds }, "delivery postponed");
      return;
    }
    const isRejected = result.kind === "rejected";
    const delay = Math.max(
      requestedWait(result),
      isRejected ? (retry.rejected ?? 0) : 0,
      retryDelay(attempts, retry, Math.random()),
    );
    const lastError = describeFailure(result);
    await postpone(claimed, delay, { state: isRejected ? "failed" : "pending", lastError });
    const failed = { ...facts, error: result.error };
    if (isRejected)
      log.error(failed, "delivery rejected by the receiver: check its address and configuration");
    else
      log.warn({ ...failed, retryInSeconds: Math.ceil(delay) }, "delivery failed, will be retried");
  }

  /** Ends the lease, unless another process has the delivery by now, or it was suspended meanwhile. */
  async function postpone(
    { id, isCorrection, lease: own }: Claimed,
    seconds: number,
    change: { state: string; attempts?: number; lastError?: string },
  ): Promise<void> {
    await db
      .update(table)
      .set({ ...change, isCorrection, dueAt: inSeconds(seconds), claimedUntil: null })
      .where(and(eq(table.id, id), isWaiting, eq(lease, own)));
  }

  const loop = createClaimLoop({
    claim,
    handle: (claimed) => splitIntoBatches(claimed, batchSize).map(attempt),
    isPaused: () => pause.secondsLeft() > 0,
    onError: (error) =>
      log.error({ err: error, channel }, "deliveries could not be read or stored, will be retried"),
    intervalMs,
  });

  /** Before the start, deliveries may still have times of a wrong clock. */
  function sendDue(): void {
    if (isStarted) void loop.run();
  }

  return {
    async start() {
      const { states, addedWithinDays: days } = resumed;
      const isRecent = days && gt(table.createdAt, inSeconds(-days * 86_400));
      await requeue(db, table, isRecent ? and(isOwn, isRecent) : isOwn, states);
      const change = (set: object, condition: SQL | undefined) =>
        db.update(table).set(set).where(and(isOwn, condition));
      // On PGlite there is no other process, so every existing lease belongs to a dead one.
      if (pool === undefined) await change({ claimedUntil: null }, isNotNull(table.claimedUntil));
      // The clock was ahead when these were written: longer than any attempt, or later than any retry. A receiver
      // that asked for a longer wait is asked once more, and what was postponed is postponed again.
      await change(
        { claimedUntil: null },
        and(isWaiting, gt(table.claimedUntil, inSeconds(leaseSeconds))),
      );
      const longest = Math.max(retry.longest, retry.rejected ?? 0);
      await change({ dueAt: sql`now()` }, and(isWaiting, gt(table.dueAt, inSeconds(longest))));
      isStarted = true;
      loop.start();
      sendDue();
    },
    sendDue,
    async resend(id) {
      const isMeant = id === undefined ? isOwn : and(isOwn, eq(table.id, id));
      const count = await requeue(db, table, isMeant, ["kept", "failed"]);
      sendDue();
      return count;
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
