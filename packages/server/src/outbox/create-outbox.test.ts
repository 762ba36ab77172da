import { setTimeout as wait } from "node:timers/promises";
import { asc, eq, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { boolean, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { Pool } from "pg";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { emptyPglite } from "../../test/fixtures/empty-pglite.ts";
import { startPostgres, type TestPostgres } from "../../test/fixtures/postgres.ts";
import { readBacklog } from "../backlog.ts";
import { inSeconds } from "../database.ts";
import { createLog } from "../log.ts";
import { openPglite, type Pglite } from "../pglite/open-pglite.ts";
import { type Attempt, type Batch, createOutbox, type OutboxOptions } from "./create-outbox.ts";
import { requeue, requeueAsCorrection, suspendAsSpam } from "./delivery-rows.ts";

const time = () => timestamp({ withTimezone: true });
const table = pgTable("deliveries", {
  id: uuid().primaryKey().defaultRandom(),
  channel: text().notNull().default("chat"),
  state: text().notNull().default("pending"),
  attempts: integer().notNull().default(0),
  lastError: text(),
  isCorrection: boolean().notNull().default(false),
  dueAt: time().notNull().defaultNow(),
  claimedUntil: time(),
  deliveredAt: time(),
  createdAt: time().notNull().defaultNow(),
});
const createTable = sql`create table deliveries (id uuid primary key default gen_random_uuid(),
  channel text not null default 'chat', state text not null default 'pending',
  attempts int not null default 0, last_error text, is_correction boolean not null default false,
  due_at timestamptz not null default now(), claimed_until timestamptz, delivered_at timestamptz,
  created_at timestamptz not null default now())`;

const log = createLog("silent");
const unavailable = { kind: "unavailable", error: "down" } as const;
const rejected = { kind: "rejected", error: "no_service" } as const;
const hour = 3600;

let db: NodePgDatabase;
let pool: Pool | undefined;
/** Ids in the order of their attempts. */
let sent: string[];
let result: (batch: Batch) => Attempt | Promise<Attempt>;

async function prepare(): Promise<void> {
  await db.delete(table);
  sent = [];
  result = () => ({ kind: "delivered" });
}

/** An outbox that finds what is due at once, with a pause and lease that no test reaches. */
function create(options: Partial<OutboxOptions> = {}) {
  const outbox = createOutbox({
    database: { db, pool },
    table,
    channel: "chat",
    log,
    retry: { first: 0.02, longest: 0.05, rejected: hour },
    intervalMs: 20,
    resumed: { states: [] },
    async deliver(batch) {
      sent.push(...batch.map(({ id }) => id));
      return result(batch);
    },
    ...options,
  });
  onTestFinished(() => outbox.stop());
  return outbox;
}

async function start(options: Partial<OutboxOptions> = {}) {
  const outbox = create(options);
  await outbox.start();
  return outbox;
}

type Change = { [Key in keyof typeof table.$inferInsert]?: unknown };

async function add(count = 1, change: Change = {}): Promise<string[]> {
  const rows = Array.from({ length: count }, () => change as typeof table.$inferInsert); // or SQL
  const added = await db.insert(table).values(rows).returning({ id: table.id });
  return added.map(({ id }) => id);
}

async function addOne(change: Change = {}): Promise<string> {
  const [id = ""] = await add(1, change);
  return id;
}

const readAll = () => db.select().from(table).orderBy(asc(table.createdAt));
const read = async (id: string) => (await db.select().from(table).where(eq(table.id, id)))[0];
const change = (set: Change) => db.update(table).set(set as Partial<typeof table.$inferInsert>); // or SQL
const soon = { timeout: 20_000, interval: 10 };
const untilState = (id: string, state: string) =>
  vi.waitFor(async () => expect((await read(id))?.state).toBe(state), soon);
const untilAll = (state: string) =>
  vi.waitFor(
    async () =>
      expect(new Set((await readAll()).map((row) => row.state))).toEqual(new Set([state])),
    soon,
  );
const secondsUntil = (date: Date | undefined) => ((date?.getTime() ?? 0) - Date.now()) / 1000;

describe("an outbox on PGlite", () => {
  let pglite: Pglite;

  beforeAll(async () => {
    pglite = await openPglite({ files: await emptyPglite() }, () => {});
    db = drizzle(pglite.pool, { casing: "snake_case" });
    pool = undefined;
    await db.execute(createTable);
  });
  afterAll(() => pglite.close());
  beforeEach(prepare);
  afterEach(() => void vi.useRealTimers());

  it("delivers what is added, without waiting for the interval", async () => {
    const outbox = await start({ intervalMs: hour * 1000 });
    const id = await addOne();
    outbox.sendDue();
    await untilState(id, "delivered");
    expect(await read(id)).toMatchObject({ attempts: 1, lastError: null, claimedUntil: null });
    expect((await read(id))?.deliveredAt).toBeInstanceOf(Date);
  });

  it("delivers what another process added, and nothing of another channel", async () => {
    await start();
    const other = await addOne({ channel: "mail" });
    await untilState(await addOne(), "delivered");
    expect((await read(other))?.attempts).toBe(0);
  });

  it("sends nothing before it started and after it stopped", async () => {
    const outbox = create();
    const id = await addOne();
    outbox.sendDue();
    await wait(60);
    expect(sent).toEqual([]);
    await outbox.start();
    await untilState(id, "delivered");
    await outbox.stop();
    await addOne();
    outbox.sendDue();
    await wait(60);
    expect(sent).toEqual([id]);
  });

  it("waits for the running attempt when it stops, and stores its result", async () => {
    const { promise, resolve } = Promise.withResolvers<Attempt>();
    result = () => promise;
    const outbox = await start();
    const id = await addOne();
    await vi.waitFor(() => expect(sent).toEqual([id]), soon);
    const stopped = outbox.stop();
    resolve({ kind: "delivered" });
    await stopped;
    expect((await read(id))?.state).toBe("delivered");
  });

  it("makes due at the start what a dead process claimed, and what a clock that was ahead postponed", async () => {
    const tomorrow = inSeconds(24 * hour);
    const late = await addOne({ dueAt: tomorrow, attempts: 1 });
    const claimed = await addOne({ claimedUntil: inSeconds(20) });
    const inAnHour = await addOne({ dueAt: inSeconds(hour - 5) });
    await start();
    for (const id of [late, claimed]) await untilState(id, "delivered");
    expect((await read(inAnHour))?.state).toBe("pending");
  });

  it.each([
    ["what its receiver refused, and what had none", ["kept", "failed"], undefined, [0, 1, 2]],
    ["what had no receiver for at most three days", ["kept"], 3, [0]],
    ["nothing", [], undefined, []],
  ] as const)("resumes at the start %s", async (_, states, addedWithinDays, indexes) => {
    const dueAt = inSeconds(hour - 5);
    const ids = [
      await addOne({ state: "kept" }),
      await addOne({ state: "kept", createdAt: inSeconds(-4 * 24 * hour) }),
      await addOne({ state: "failed", dueAt }),
      await addOne({ state: "spam" }),
    ];
    await start({ resumed: { states, ...(addedWithinDays && { addedWithinDays }) } });
    const last = await addOne();
    await untilState(last, "delivered");
    const delivered = (await readAll()).filter(({ state }) => state === "delivered");
    expect(new Set(delivered.map(({ id }) => id))).toEqual(
      new Set([last, ...indexes.map((index) => ids[index])]),
    );
  });

  it("delivers several at the same time where the receiver allows it", async () => {
    await add(5);
    let running = 0;
    const all = Promise.withResolvers<Attempt>();
    result = () => {
      running += 1;
      if (running === 5) all.resolve({ kind: "delivered" });
      return all.promise;
    };
    await start({ atOnce: 5 });
    await untilAll("delivered");
    expect(sent).toHaveLength(5);
  });

  it("delivers what is due together, and one by one after a rejection", async () => {
    const ids = await add(12);
    const sizes: number[] = [];
    result = (batch) => {
      sizes.push(batch.length);
      return batch.length > 2 ? rejected : { kind: "delivered" };
    };
    await start({ batchSize: 10 });
    await untilAll("delivered");
    expect(sizes).toEqual([10, ...Array.from({ length: 10 }, () => 1), 2]);
    expect(await read(ids[0] ?? "")).toMatchObject({ attempts: 1, lastError: null });
  });

  it.each([
    ["an attempt that throws", null, "socket hang up", "pending", 0.1, 1],
    ["an attempt without a response", unavailable, "down", "pending", 0.1, 1],
    ["a request to wait", { ...unavailable, waitSeconds: 90 }, "down", "pending", 80, 90],
    ["a rejection", rejected, "no_service", "failed", hour - 60, hour],
  ] as const)("stores the error and the next attempt after %s", async (...row) => {
    const [, outcome, error, state, earliest, latest] = row;
    result = () => {
      if (outcome) return outcome;
      throw new Error(error);
    };
    await start({ retry: { first: 1, longest: 1, rejected: hour } });
    const id = await addOne();
    await vi.waitFor(async () => expect((await read(id))?.lastError).toBe(error), soon);
    const stored = await read(id);
    expect(stored).toMatchObject({ state, attempts: 1, claimedUntil: null });
    expect(secondsUntil(stored?.dueAt)).toBeGreaterThan(earliest);
    expect(secondsUntil(stored?.dueAt)).toBeLessThanOrEqual(latest);
  });

  it.each([
    ["again after its delay", 0.05, 2],
    ["only when someone asks for it", null, 1],
  ])("attempts what was rejected %s", async (_, delay, attempts) => {
    result = () => (sent.length > 1 ? { kind: "delivered" } : rejected);
    const outbox = await start({ retry: { first: 0.02, longest: 0.05, rejected: delay } });
    const id = await addOne();
    await untilState(id, delay === null ? "failed" : "delivered");
    await wait(60);
    expect(sent).toHaveLength(attempts);
    expect(await outbox.resend(id)).toBe(delay === null ? 1 : 0);
    await untilState(id, "delivered");
  });

  it("sends what was refused again: one, or all", async () => {
    result = () => rejected;
    const outbox = await start();
    const [first = "", second = ""] = await add(3);
    await untilAll("failed");
    result = () => ({ kind: "delivered" });
    expect(await outbox.resend(second)).toBe(1);
    await untilState(second, "delivered");
    expect((await read(first))?.state).toBe("failed");
    expect(await outbox.resend(second)).toBe(0);
    expect(await outbox.resend()).toBe(2);
    await untilAll("delivered");
  });

  it("does not count what is postponed as an attempt", async () => {
    result = () => ({ kind: "postponed", seconds: 50 });
    await start();
    const quiet = await addOne();
    await vi.waitFor(
      async () => expect(secondsUntil((await read(quiet))?.dueAt)).toBeGreaterThan(30),
      soon,
    );
    expect(await read(quiet)).toMatchObject({ state: "pending", attempts: 0, claimedUntil: null });
    result = () => ({ kind: "postponed", seconds: 50, state: "summarized" });
    await untilState(await addOne(), "summarized");
  });

  it("costs the time limit of a receiver that hangs for few of many, and all arrive when it responds", async () => {
    const pauseMs = 300;
    const attempts: number[] = [];
    result = async () => {
      attempts.push(performance.now());
      await wait(10);
      return { ...unavailable, noResponse: true };
    };
    await add(60);
    await start({ atOnce: 5, pause: { failures: 3, seconds: pauseMs / 1000 } });
    // Five at the same time first, then one after each of three pauses.
    await vi.waitFor(() => expect(attempts.length).toBeGreaterThanOrEqual(8), soon);
    expect((attempts[7] ?? 0) - (attempts[0] ?? 0)).toBeGreaterThanOrEqual(3 * pauseMs);
    expect((await readAll()).filter((row) => row.attempts === 0).length).toBeGreaterThan(40);
    result = () => ({ kind: "delivered" });
    await untilAll("delivered");
  });

  it("ends an attempt that is slower than two thirds of its lease", async () => {
    result = () => wait(500).then(() => ({ kind: "delivered" }));
    await start({ leaseSeconds: 0.15, retry: { first: hour, longest: hour, rejected: hour } });
    const id = await addOne();
    await vi.waitFor(
      async () => expect((await read(id))?.lastError).toBe("no response in time"),
      soon,
    );
    expect(await read(id)).toMatchObject({ state: "pending", claimedUntil: null });
  });

  it.each([
    ["fails", unavailable],
    ["is postponed", { kind: "postponed", seconds: 0 }],
  ] as const)(
    "leaves the lease of the next process when an attempt %s too late",
    async (_, late) => {
      const ended = Promise.withResolvers<void>();
      result = async () => {
        // As another process, after the lease of this one has expired.
        await change({ claimedUntil: inSeconds(hour), attempts: 2 });
        ended.resolve();
        return late;
      };
      const outbox = await start();
      const id = await addOne();
      await ended.promise;
      await outbox.stop();
      expect(await read(id)).toMatchObject({ state: "pending", attempts: 2, lastError: null });
      expect(secondsUntil((await read(id))?.claimedUntil ?? undefined)).toBeGreaterThan(hour / 2);
    },
  );

  it("does not send the rest of a rejected batch that was suspended meanwhile", async () => {
    const [first = "", second = ""] = await add(2);
    result = async (batch) => {
      if (batch.length > 1) return rejected;
      await suspendAsSpam(db, table, eq(table.id, batch[0].id === first ? second : first));
      return { kind: "delivered" };
    };
    const outbox = await start({ batchSize: 2 });
    await vi.waitFor(() => expect(sent).toHaveLength(3), soon);
    await outbox.stop();
    expect((await readAll()).map((row) => row.state).toSorted()).toEqual(["delivered", "spam"]);
  });

  it.each([30_000, -30_000])(
    "retries in time on a machine whose clock is %i ms from that of the database",
    async (skew) => {
      result = () => (sent.length > 1 ? { kind: "delivered" } : unavailable);
      await start();
      const now = Date.now() + skew;
      vi.useFakeTimers({ toFake: ["Date"] });
      vi.setSystemTime(now);
      const id = await addOne();
      await untilState(id, "delivered");
      expect(sent).toEqual([id, id]);
    },
  );

  describe("a correction", () => {
    const correct = (id: string) => requeueAsCorrection(db, table, eq(table.id, id));
    const corrections: boolean[] = [];
    beforeEach(() => void (corrections.length = 0));

    it("of what was delivered is delivered too", async () => {
      result = ([{ isCorrection }]) => {
        corrections.push(isCorrection);
        return { kind: "delivered" };
      };
      await start();
      const id = await addOne();
      await untilState(id, "delivered");
      await correct(id);
      await vi.waitFor(() => expect(corrections).toEqual([false, true]), soon);
      await untilState(id, "delivered");
    });

    it.each([
      ["is delivered after it", { kind: "delivered" }, [false, true]],
      ["is part of the next attempt if it fails", unavailable, [false, false]],
    ] as const)("of what is being sent %s", async (_, first, expected) => {
      result = async ([{ id, isCorrection }]) => {
        corrections.push(isCorrection);
        if (corrections.length > 1) return { kind: "delivered" };
        await correct(id);
        return first;
      };
      await start();
      const id = await addOne();
      await vi.waitFor(() => expect(corrections).toEqual(expected), soon);
      await untilState(id, "delivered");
    });

    it("of what was not sent changes nothing", async () => {
      const id = await addOne();
      await correct(id);
      expect(await read(id)).toMatchObject({ isCorrection: false, state: "pending" });
    });
  });

  it("suspends spam until it is none, also while it is being sent", async () => {
    const sending = Promise.withResolvers<void>();
    result = async ([{ id }]) => {
      await suspendAsSpam(db, table, eq(table.id, id));
      sending.resolve();
      return unavailable;
    };
    const outbox = await start();
    const id = await addOne();
    await sending.promise;
    await outbox.stop();
    expect((await read(id))?.state).toBe("spam");
    expect(await requeue(db, table, eq(table.id, id), ["spam"], "kept")).toBe(1);
    expect((await read(id))?.state).toBe("kept");
  });

  it("is counted for metrics with the age of the oldest, without the time of quiet hours", async () => {
    const createdAt = inSeconds(-600);
    await add(2, { createdAt, attempts: 3, dueAt: inSeconds(hour) });
    await addOne({ channel: "mail", createdAt, dueAt: inSeconds(hour) });
    await addOne({ channel: "mail", createdAt, dueAt: inSeconds(-120), state: "failed" });
    await addOne({ channel: "mail", state: "delivered" });
    const backlog = await readBacklog(db, table, ["chat", "mail"]);
    expect(
      backlog.map(({ oldestSeconds, ...one }) => ({
        ...one,
        age: Math.round(oldestSeconds / 10) * 10,
      })),
    ).toEqual([
      { channel: "chat", state: "pending", count: 2, age: 600 },
      { channel: "chat", state: "failed", count: 0, age: 0 },
      { channel: "chat", state: "kept", count: 0, age: 0 },
      { channel: "mail", state: "pending", count: 1, age: 0 },
      { channel: "mail", state: "failed", count: 1, age: 120 },
      { channel: "mail", state: "kept", count: 0, age: 0 },
    ]);
  });
});

describe("the outboxes of two processes on PostgreSQL", () => {
  let postgres: TestPostgres;
  let pools: Pool[];

  beforeAll(async () => {
    postgres = await startPostgres();
    const connectionString = await postgres.createDatabase("outbox");
    // The server ends while they close.
    const open = () => new Pool({ connectionString }).on("error", () => {});
    pools = [open(), open()];
    pool = open();
    db = drizzle(pool, { casing: "snake_case" });
    await db.execute(createTable);
  });
  afterAll(async () => {
    await Promise.all([...pools, pool].map(async (one) => one?.end()));
    await postgres.stop();
  });
  beforeEach(prepare);

  const startBoth = (options: Partial<OutboxOptions>) =>
    Promise.all(
      pools.map((own) =>
        start({ database: { db: drizzle(own, { casing: "snake_case" }), pool: own }, ...options }),
      ),
    );

  /** Attempts of `ms` each, which fail while another attempt for the same delivery runs. */
  function watchAttempts(ms: number, outcome: (batch: Batch) => Attempt) {
    const running = new Set<string>();
    const atOnce: string[] = [];
    result = async (batch) => {
      for (const { id } of batch) {
        if (running.has(id)) atOnce.push(id);
        running.add(id);
      }
      await wait(ms);
      for (const { id } of batch) running.delete(id);
      return outcome(batch);
    };
    return atOnce;
  }

  it("deliver each row once, and share them", async () => {
    const atOnce = watchAttempts(5, () => ({ kind: "delivered" }));
    const ids = await add(100);
    await startBoth({ atOnce: 5 });
    await untilAll("delivered");
    expect(sent.toSorted()).toEqual(ids.toSorted());
    expect(atOnce).toEqual([]);
  });

  it("attempt a row one after the other while it fails", async () => {
    const atOnce = watchAttempts(5, () =>
      sent.length > 200 ? { kind: "delivered" } : unavailable,
    );
    await add(20);
    await startBoth({ atOnce: 5 });
    await untilAll("delivered");
    expect(atOnce).toEqual([]);
  });

  it("attempt the rows of a rejected batch once, also where that takes longer than a lease", async () => {
    const atOnce = watchAttempts(200, (batch) =>
      batch.length > 1 ? rejected : { kind: "delivered" },
    );
    await add(8);
    await startBoth({ batchSize: 8, leaseSeconds: 1 });
    await untilAll("delivered");
    expect(atOnce).toEqual([]);
    expect(sent).toHaveLength(16);
  });

  it("respect the lease of each other, and take over the one of a process that was killed", async () => {
    const running = await addOne({ claimedUntil: inSeconds(20) });
    const dead = await addOne({ claimedUntil: inSeconds(0.2) });
    await startBoth({});
    await untilState(dead, "delivered");
    expect(await read(running)).toMatchObject({ state: "pending", attempts: 0 });
  });
});
