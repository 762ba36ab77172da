import { setImmediate } from "node:timers/promises";
import { splitIntoBatches } from "@realtor/server/concurrency";
import { inSeconds } from "@realtor/server/database";
import type { Log } from "@realtor/server/log";
import { type RetryDelays, retryDelays } from "@realtor/server/retry";
import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import { type Db, type Store, toJobDb } from "../db/open-store.ts";
import { type Channel, deliveries } from "../db/schema.ts";
import { type AttemptOptions, createAttempt, dueIn, undelivered } from "./attempt-delivery.ts";

/**
 * Transactional outbox: delivers stored requests to one receiver, with retries across restarts
 * (docs/spec/forms.md#delivery).
 */
export interface Outbox {
  /** Adds a delivery for the lead or contact request `id` in the caller's transaction. */
  add(tx: Db, id: string, state: "pending" | "kept" | "spam"): Promise<void>;
  /**
   * Delivers what was delivered, or is being delivered, once more: as the correct phone number. What was not
   * delivered yet has it anyway.
   */
  correctPhone(tx: Db, id: string): Promise<void>;
  /** Suspends an undelivered request as spam. */
  markAsSpam(tx: Db, id: string): Promise<void>;
  /** Queues a suspended request again, or sets it to "kept" without a receiver. */
  restoreFromSpam(tx: Db, id: string, state: "pending" | "kept"): Promise<void>;
  /**
   * Makes deliveries due that the receiver refused or that had none: one, or all without `id`. Returns their
   * number.
   */
  resend(id?: string): Promise<number>;
  /** Starts delivery, including requests left over from earlier processes. */
  start(): Promise<void>;
  /** Accepts no further job and waits for the running one. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  channel: Channel;
  store: Store;
  log: Log;
  /**
   * One attempt, for at most `batchSize` requests at once; must settle within `leaseSeconds`. An exception
   * counts as "unavailable". A rejected batch is sent again one by one.
   */
  deliver: AttemptOptions["deliver"];
  retry?: RetryDelays | undefined;
  pause?: AttemptOptions["pause"];
  /** Duration of the exclusive lease of one attempt. */
  leaseSeconds?: number | undefined;
  /** Interval of the search for due deliveries without a job. */
  sweepSeconds?: number | undefined;
  /** Attempts at the same time. */
  concurrency?: number;
  /** Requests that one attempt delivers together, when several are due. */
  batchSize?: number;
}

/** Times of deliveries that tests shorten. */
export type DeliveryTimes = Pick<
  OutboxOptions,
  "retry" | "pause" | "leaseSeconds" | "sweepSeconds"
>;

/** Jobs that a sweep adds in one statement, so that pages do not wait long for the one session of PGlite. */
const sweepSize = 100;

/**
 * The rows of `deliveries` are the source of truth; a job only triggers an attempt. It is added in the
 * transaction that stores the request. A lost or duplicate job is harmless: the sweep adds jobs for the rows
 * that have been due longest, and each attempt claims its row first.
 * Delivery is at least once: a process killed between the receiver's response and the database
 * write sends again.
 */
export async function createOutbox(options: OutboxOptions): Promise<Outbox> {
  const { channel, store, log, deliver, retry = retryDelays } = options;
  const { leaseSeconds = 30, sweepSeconds = 30 } = options;
  const { concurrency = 1, batchSize = 1 } = options;
  const { db, boss } = store;
  const queue = `deliver-${channel}`;
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;

  await boss.createQueue(queue, {
    policy: "short",
    notify: true,
    retryLimit: 0,
    expireInSeconds: leaseSeconds * 2,
    deleteAfterSeconds: 86_400,
  });
  // Fills pg-boss's queue cache. A lookup inside a transaction would deadlock on PGlite, which has
  // one connection.
  await boss.findJobs(queue, { key: "none" });

  const isDue = dueIn(channel);
  const { pause } = options;
  const attempt = createAttempt({
    channel,
    store,
    queue,
    log,
    deliver,
    retry,
    pause,
    leaseSeconds,
  });

  /** Adds jobs for rows that have been due for `seconds`: those of running attempts have theirs. */
  async function sweep(seconds: number): Promise<void> {
    const due = await db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(and(isDue, lte(deliveries.dueAt, inSeconds(-seconds))))
      .orderBy(deliveries.dueAt)
      .limit(sweepSize);
    // A row keeps the job that it has.
    if (due.length > 0)
      await boss.insert(
        queue,
        due.map(({ id }) => ({ data: { id }, singletonKey: id })),
      );
  }

  async function resend(id?: string): Promise<number> {
    const suspended = await db
      .update(deliveries)
      .set({ state: "pending", dueAt: sql`now()` })
      .where(
        and(
          eq(deliveries.channel, channel),
          inArray(deliveries.state, ["kept", "failed"]),
          id === undefined ? undefined : eq(deliveries.id, id),
        ),
      )
      .returning({ id: deliveries.id });
    if (suspended.length > 0) schedule(() => expedite(suspended.map((row) => row.id)));
    return suspended.length;
  }

  /** Adds jobs for now. Existing ones may be due in an hour. */
  async function expedite(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (isStopping) return;
      await boss.upsert(queue, { id }, { singletonKey: id, startAfter: 0 });
      // Lets pages be served between two statements.
      await setImmediate();
    }
  }

  /**
   * Makes deliveries due that wait, or are claimed, for longer than any retry: the clock was ahead when they were
   * written. A receiver that asked for a longer wait is asked once more.
   */
  async function correctTimes(): Promise<void> {
    const own = and(eq(deliveries.channel, channel), inArray(deliveries.state, undelivered));
    const longest = Math.max(retry.longest, retry.rejected, leaseSeconds);
    await db
      .update(deliveries)
      .set({ claimedUntil: null })
      .where(and(own, gt(deliveries.claimedUntil, inSeconds(longest))));
    const late = await db
      .update(deliveries)
      .set({ dueAt: sql`now()` })
      .where(and(own, gt(deliveries.dueAt, inSeconds(longest))))
      .returning({ id: deliveries.id });
    await expedite(late.map(({ id }) => id));
  }

  /** On a database error the row is unchanged and its lease expires. */
  function logFailure(error: unknown): void {
    log.error({ err: error, channel }, "delivery result could not be stored, the sweep will retry");
  }

  /** Sweeps run sequentially; a failed one is logged, and the next one covers it. */
  function schedule(work: () => Promise<void>): void {
    sweeping = sweeping.then(work).catch((error: unknown) => {
      log.error({ err: error, channel }, "sweep for due deliveries failed");
    });
  }

  return {
    async add(tx, id, state) {
      await tx.insert(deliveries).values({ id, channel, state });
      if (state === "pending")
        await boss.send(queue, { id }, { db: toJobDb(tx), singletonKey: id });
    },
    async correctPhone(tx, id) {
      const { state, claimedUntil } = deliveries;
      const [sent] = await tx
        .update(deliveries)
        .set({ isCorrection: true, state: "pending", attempts: 0, dueAt: sql`now()` })
        .where(
          and(
            eq(deliveries.id, id),
            or(
              eq(state, "delivered"),
              and(inArray(state, undelivered), gt(claimedUntil, sql`now()`)),
            ),
          ),
        )
        .returning({ id: deliveries.id });
      if (sent) await boss.send(queue, { id }, { db: toJobDb(tx), singletonKey: id });
    },
    async markAsSpam(tx, id) {
      await tx
        .update(deliveries)
        .set({ state: "spam" })
        .where(and(eq(deliveries.id, id), inArray(deliveries.state, [...undelivered, "kept"])));
    },
    async restoreFromSpam(tx, id, state) {
      const [suspended] = await tx
        .update(deliveries)
        .set({ state, dueAt: sql`now()` })
        .where(and(eq(deliveries.id, id), eq(deliveries.state, "spam")))
        .returning({ id: deliveries.id });
      if (suspended && state === "pending")
        await boss.send(queue, { id }, { db: toJobDb(tx), singletonKey: id });
    },
    resend,
    async start() {
      // On PGlite there is no other process, so every existing lease belongs to a dead one.
      if (store.pool === undefined)
        await db
          .update(deliveries)
          .set({ claimedUntil: null })
          .where(eq(deliveries.channel, channel));
      schedule(correctTimes);
      // Jobs that a killed process was running.
      schedule(() => sweep(0));
      // A restart may have fixed the configuration. Done before deliveries that this process attempts.
      schedule(async () => void (await resend()));
      await sweeping;
      await boss.work<{ id: string }>(
        queue,
        {
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 1,
          batchSize: concurrency * batchSize,
          burstWhenBatchFull: concurrency > 1,
        },
        async (jobs) => {
          const batches = splitIntoBatches(
            jobs.map((job) => job.data.id),
            batchSize,
          );
          await Promise.all(batches.map((ids) => attempt(ids).catch(logFailure)));
        },
      );
      timer = setInterval(() => schedule(() => sweep(sweepSeconds / 2)), sweepSeconds * 1000);
      timer.unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await sweeping;
      await boss.offWork(queue, { wait: true });
    },
  };
}
