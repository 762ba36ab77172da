import { type ChannelPauseOptions, createChannelPause } from "@realtor/server/channel-pause";
import { inSeconds } from "@realtor/server/database";
import { rootCauseMessage } from "@realtor/server/errors";
import type { Log } from "@realtor/server/log";
import {
  describeFailure,
  type Outcome,
  requestedWait,
  retryDelay,
  type RetryDelays,
} from "@realtor/server/retry";
import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { type Db, type Store, toJobDb } from "../db/open-store.ts";
import { type Channel, deliveries } from "../db/schema.ts";

/** States of a delivery that is attempted until it succeeds. */
export const undelivered = ["pending", "failed"] as const;

/** A delivery as it was claimed; `id` is that of the lead or contact request. */
export interface ClaimedDelivery {
  id: string;
  /** It only says which phone number is the correct one. */
  isCorrection: boolean;
}

export type Batch = readonly [ClaimedDelivery, ...ClaimedDelivery[]];

export interface AttemptOptions {
  channel: Channel;
  store: Pick<Store, "db" | "boss">;
  /** Name of the queue with the jobs of `channel`. */
  queue: string;
  log: Log;
  deliver: (deliveries: Batch) => Promise<Outcome>;
  retry: RetryDelays;
  /** When a receiver that does not respond is paused, and for how long. */
  pause?: Pick<ChannelPauseOptions, "failures" | "seconds"> | undefined;
  /** Duration of the exclusive lease of one attempt. */
  leaseSeconds: number;
}

/** Condition of the deliveries of a channel that are due and that no other attempt has claimed. */
export function dueIn(channel: Channel): SQL | undefined {
  return and(
    eq(deliveries.channel, channel),
    inArray(deliveries.state, undelivered),
    lte(deliveries.dueAt, sql`now()`),
    or(isNull(deliveries.claimedUntil), lte(deliveries.claimedUntil, sql`now()`)),
  );
}

/**
 * Creates the function that attempts deliveries: it claims the rows that are due, delivers them together and
 * stores the outcome of each.
 */
export function createAttempt(options: AttemptOptions): (ids: readonly string[]) => Promise<void> {
  const { channel, queue, log, deliver, retry, leaseSeconds } = options;
  const { db, boss } = options.store;
  const isDue = dueIn(channel);
  const pause = createChannelPause({ channel, log, ...options.pause });

  async function attempt(ids: readonly string[]): Promise<void> {
    const pauseSeconds = pause.secondsLeft();
    if (pauseSeconds > 0) {
      await db.transaction(async (tx) => {
        for (const id of ids) await postpone(tx, id, pauseSeconds, {}, isDue);
      });
      return;
    }
    const claimed = await db
      .update(deliveries)
      .set({
        claimedUntil: inSeconds(leaseSeconds),
        attempts: sql`${deliveries.attempts} + 1`,
      })
      .where(and(inArray(deliveries.id, [...ids]), isDue))
      .returning({
        id: deliveries.id,
        attempts: deliveries.attempts,
        isCorrection: deliveries.isCorrection,
      });
    const [first, ...others] = claimed;
    if (first === undefined) return;
    const outcome = await tryToDeliver([first, ...others]);
    const isRejectedBatch = outcome.kind === "rejected" && claimed.length > 1;
    for (const one of claimed)
      await storeOutcome(one, isRejectedBatch ? await tryToDeliver([one]) : outcome);
  }

  async function tryToDeliver(batch: Batch): Promise<Outcome> {
    const outcome = await deliver(batch).catch((error: unknown): Outcome => ({
      kind: "unavailable",
      error: rootCauseMessage(error),
    }));
    pause.record(outcome);
    return outcome;
  }

  async function storeOutcome(
    { id, attempts, isCorrection }: ClaimedDelivery & { attempts: number },
    outcome: Outcome,
  ): Promise<void> {
    if (outcome.kind === "delivered") {
      // A correction that was added meanwhile is still to be delivered; the sweep finds it.
      const state = sql`case when ${deliveries.isCorrection} = ${isCorrection} then 'delivered' else 'pending' end`;
      await db
        .update(deliveries)
        .set({ state, deliveredAt: sql`now()`, claimedUntil: null, lastError: null })
        .where(eq(deliveries.id, id));
      log.info({ channel, id, attempts }, "delivered");
      return;
    }
    const isRejected = outcome.kind === "rejected";
    const delay = Math.max(
      requestedWait(outcome),
      isRejected ? retry.rejected : 0,
      retryDelay(attempts, retry, Math.random()),
    );
    await db.transaction((tx) =>
      postpone(
        tx,
        id,
        delay,
        {
          state: isRejected ? "failed" : "pending",
          lastError: describeFailure(outcome),
          claimedUntil: null,
          // Of a lead whose number was corrected meanwhile, the next attempt still delivers all.
          isCorrection,
        },
        inArray(deliveries.state, undelivered),
      ),
    );
    const facts = { channel, id, attempts, error: outcome.error, retryInSeconds: Math.ceil(delay) };
    if (isRejected) log.error(facts, "delivery rejected by the receiver: check its configuration");
    else log.warn(facts, "delivery failed, will be retried");
  }

  /** Reschedules a delivery and its job atomically. */
  async function postpone(
    tx: Db,
    id: string,
    seconds: number,
    change: Partial<typeof deliveries.$inferInsert>,
    condition: SQL | undefined,
  ): Promise<void> {
    await tx
      .update(deliveries)
      .set({ ...change, dueAt: inSeconds(seconds) })
      .where(and(eq(deliveries.id, id), condition));
    await boss.send(
      queue,
      { id },
      {
        db: toJobDb(tx),
        singletonKey: id,
        // Seconds, from the time of the database, as `dueAt`.
        startAfter: Math.ceil(seconds * 1000) / 1000,
      },
    );
  }

  return attempt;
}
