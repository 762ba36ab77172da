import { and, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { jobsIn } from "../db/jobs-in.ts";
import type { Db, Store } from "../db/open-store.ts";
import { type Channel, deliveries } from "../db/schema.ts";
import { innermostMessage } from "../http/innermost-message.ts";
import type { Log } from "../log.ts";
import { retryDelay, type RetryDelays, retryDelays } from "./retry-delay.ts";

/** What one attempt came to. */
export type Outcome =
  | { kind: "delivered" }
  /** The receiver is away or busy; `waitSeconds` when it said how long, and then for the whole channel. */
  | ({ kind: "away"; waitSeconds?: number } & Failure)
  /** The receiver will not take it as things are. */
  | ({ kind: "refused" } & Failure);

interface Failure {
  error: string;
  /** What the receiver said, for the staff: kept and not logged, as it may repeat a person's words. */
  words?: string;
}

/** Carries stored requests to one receiver until they arrive, across restarts (DECISIONS section 8). */
export interface Outbox {
  /** Puts a delivery for the lead or contact `id` into the caller's transaction. */
  add(tx: Db, id: string, state: "pending" | "kept" | "spam"): Promise<void>;
  /** Holds back as spam what has not arrived. */
  hold(tx: Db, id: string): Promise<void>;
  /** Sends on what was held back, or keeps it where there is no receiver. */
  release(tx: Db, id: string, state: "pending" | "kept"): Promise<void>;
  /** Begins delivering: what is due now first, also what earlier processes left behind. */
  start(): Promise<void>;
  /** Takes no further job and waits for the running one. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  channel: Channel;
  store: Store;
  log: Log;
  /** One attempt; must end within `leaseSeconds`. What it throws counts as "away". */
  deliver: (id: string) => Promise<Outcome>;
  retry?: RetryDelays | undefined;
  /** How long one attempt has its delivery to itself. */
  leaseSeconds?: number;
  /** How often due deliveries without a job are looked for. */
  sweepSeconds?: number;
}

const waiting = ["pending", "failed"] as const;

/**
 * The rows of `deliveries` are the truth; a job only says "try this one now". A lost or doubled job
 * therefore loses or doubles nothing: the sweep finds what is due, and an attempt begins by claiming
 * its row. A process killed between the receiver's yes and our note of it sends once more: HTTP
 * cannot do better.
 */
export async function createOutbox(options: OutboxOptions): Promise<Outbox> {
  const { channel, store, log, deliver } = options;
  const { retry = retryDelays, leaseSeconds = 30, sweepSeconds = 30 } = options;
  const { db, boss } = store;
  const queue = `deliver-${channel}`;
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  // Until then the receiver has asked to be left alone.
  let quietUntil = 0;

  await boss.createQueue(queue, {
    policy: "short",
    notify: true,
    retryLimit: 0,
    expireInSeconds: leaseSeconds * 2,
    deleteAfterSeconds: 86_400,
  });
  // Makes pg-boss remember the queue. Looked up within a transaction it would wait for ever on PGlite,
  // which has one connection.
  await boss.findJobs(queue, { key: "none" });

  const isDue = and(
    eq(deliveries.channel, channel),
    inArray(deliveries.state, waiting),
    lte(deliveries.dueAt, sql`now()`),
    or(isNull(deliveries.claimedUntil), lte(deliveries.claimedUntil, sql`now()`)),
  );

  async function attempt(id: string): Promise<void> {
    const quietFor = (quietUntil - Date.now()) / 1000;
    if (quietFor > 0) {
      await db.transaction((tx) => postpone(tx, id, quietFor, {}, isDue));
      return;
    }
    const [claimed] = await db
      .update(deliveries)
      .set({
        claimedUntil: inSeconds(leaseSeconds),
        attempts: sql`${deliveries.attempts} + 1`,
      })
      .where(and(eq(deliveries.id, id), isDue))
      .returning({ attempts: deliveries.attempts });
    if (!claimed) return;
    await settle(id, claimed.attempts, await tryToDeliver(id));
  }

  async function tryToDeliver(id: string): Promise<Outcome> {
    try {
      return await deliver(id);
    } catch (error) {
      return { kind: "away", error: innermostMessage(error) };
    }
  }

  async function settle(id: string, attempts: number, outcome: Outcome): Promise<void> {
    if (outcome.kind === "delivered") {
      await db
        .update(deliveries)
        .set({ state: "delivered", deliveredAt: sql`now()`, claimedUntil: null, lastError: null })
        .where(eq(deliveries.id, id));
      log.info({ channel, id, attempts }, "delivered");
      return;
    }
    const refused = outcome.kind === "refused";
    const asked = outcome.kind === "away" ? (outcome.waitSeconds ?? 0) : 0;
    if (asked > 0) quietUntil = Date.now() + asked * 1000;
    const delay = Math.max(
      asked,
      refused ? retry.refused : 0,
      retryDelay(attempts, retry, Math.random()),
    );
    await db.transaction((tx) =>
      postpone(
        tx,
        id,
        delay,
        {
          state: refused ? "failed" : "pending",
          lastError: [outcome.error, outcome.words].filter(Boolean).join(" ").slice(0, 500),
          claimedUntil: null,
        },
        inArray(deliveries.state, waiting),
      ),
    );
    const facts = { channel, id, attempts, error: outcome.error, retryInSeconds: Math.ceil(delay) };
    if (refused) log.error(facts, "delivery refused by the receiver: look at its configuration");
    else log.warn(facts, "delivery failed, will be tried again");
  }

  /** Moves a delivery and its job to a later moment, both or neither. */
  async function postpone(
    tx: Db,
    id: string,
    seconds: number,
    change: { state?: "pending" | "failed"; lastError?: string; claimedUntil?: null },
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
        db: jobsIn(tx),
        singletonKey: id,
        startAfter: new Date(Date.now() + seconds * 1000),
      },
    );
  }

  async function sweep(): Promise<void> {
    const due = await db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(isDue)
      .orderBy(deliveries.dueAt)
      .limit(500);
    for (const { id } of due)
      await boss.upsert(queue, { id }, { singletonKey: id, startAfter: new Date() });
  }

  /** The database failed: the row stays as it is, and its claim runs out. */
  function report(error: unknown): void {
    log.error({ err: error, channel }, "delivery could not be written down, the sweep will retry");
  }

  /** One sweep after the other; a failed one is logged and made good by the next. */
  function sweepAgain(): Promise<void> {
    sweeping = sweeping.then(sweep).catch((error: unknown) => {
      log.error({ err: error, channel }, "looking for due deliveries failed");
    });
    return sweeping;
  }

  return {
    async add(tx, id, state) {
      await tx.insert(deliveries).values({ id, channel, state });
      if (state === "pending") await boss.send(queue, { id }, { db: jobsIn(tx), singletonKey: id });
    },
    async hold(tx, id) {
      await tx
        .update(deliveries)
        .set({ state: "spam" })
        .where(and(eq(deliveries.id, id), inArray(deliveries.state, [...waiting, "kept"])));
    },
    async release(tx, id, state) {
      const [held] = await tx
        .update(deliveries)
        .set({ state, dueAt: sql`now()` })
        .where(and(eq(deliveries.id, id), eq(deliveries.state, "spam")))
        .returning({ id: deliveries.id });
      if (held && state === "pending")
        await boss.send(queue, { id }, { db: jobsIn(tx), singletonKey: id });
    },
    async start() {
      // A configuration that now exists or was mended by the restart is given its chance at once.
      await db
        .update(deliveries)
        .set({ state: "pending", dueAt: sql`now()` })
        .where(and(eq(deliveries.channel, channel), inArray(deliveries.state, ["kept", "failed"])));
      // Without a pool no other process is alive, so every claim is a dead one's.
      if (store.pool === null)
        await db
          .update(deliveries)
          .set({ claimedUntil: null })
          .where(eq(deliveries.channel, channel));
      await boss.work<{ id: string }>(
        queue,
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
        async (found) => {
          for (const job of found) await attempt(job.data.id).catch(report);
        },
      );
      await sweepAgain();
      timer = setInterval(() => void sweepAgain(), sweepSeconds * 1000);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await sweeping;
      await boss.offWork(queue, { wait: true });
    },
  };
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
