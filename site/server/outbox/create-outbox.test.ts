import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { pino } from "pino";
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
import { extractEmptyPglite } from "../../../packages/server/test/fixtures/empty-pglite.ts";
import { openStore, type Store } from "../db/open-store.ts";
import { deliveries } from "../db/schema.ts";
import type { Outcome } from "@realtor/server/retry";
import { createOutbox, type Outbox, type OutboxOptions } from "./create-outbox.ts";

const log = pino({ level: "silent" });
const queue = "deliver-slack";
let dataDir: string;
let store: Store;
let outbox: Outbox | undefined;
let delivered: string[];
let outcome: () => Outcome | Promise<Outcome>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-outbox-"));
  await extractEmptyPglite(join(dataDir, "site"));
  store = await openStore({ dataDir, databaseUrl: undefined, log });
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await store.db.delete(deliveries);
  delivered = [];
  outcome = () => ({ kind: "delivered" });
});
afterEach(async () => {
  await outbox?.stop();
  outbox = undefined;
});

async function create(options: Partial<OutboxOptions> = {}): Promise<Outbox> {
  outbox = await createOutbox({
    channel: "slack",
    store,
    log,
    retry: { first: 0.05, longest: 0.1, rejected: 60 },
    // Long, so that tests exercise jobs without the sweep.
    sweepSeconds: 600,
    async deliver(claimed) {
      delivered.push(...claimed.map(({ id }) => id));
      return outcome();
    },
    ...options,
  });
  return outbox;
}

async function add(to: Outbox): Promise<string> {
  const id = randomUUID();
  await store.db.transaction((tx) => to.add(tx, id, "pending"));
  return id;
}

const getRow = async (id: string) =>
  (await store.db.select().from(deliveries).where(eq(deliveries.id, id)))[0];
const getJobs = (id: string) => store.boss.findJobs(queue, { key: id, queued: true });
const untilState = (id: string, state: string) =>
  vi.waitFor(async () => expect((await getRow(id))?.state).toBe(state), { timeout: 10_000 });

/** Sets the clock of this process only; PGlite is in a thread of its own. */
function setSystemTime(skew: number): void {
  const now = Date.now() + skew;
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(now);
}

describe("createOutbox", () => {
  it("stores a delivery and its job together", async () => {
    const id = await add(await create());
    expect(await getRow(id)).toMatchObject({ state: "pending", attempts: 0 });
    expect(await getJobs(id)).toHaveLength(1);
  });

  it("stores neither when the caller's transaction fails", async () => {
    const service = await create();
    const id = randomUUID();
    const adding = store.db.transaction(async (tx) => {
      await service.add(tx, id, "pending");
      throw new Error("the lead could not be stored");
    });
    await expect(adding).rejects.toThrow("the lead could not be stored");
    expect(await getRow(id)).toBeUndefined();
    expect(await getJobs(id)).toEqual([]);
  });

  it("delivers a new request through its job", async () => {
    const service = await create();
    await service.start();
    const id = await add(service);
    await untilState(id, "delivered");
    expect(await getRow(id)).toMatchObject({ attempts: 1, lastError: null, claimedUntil: null });
    expect((await getRow(id))?.deliveredAt).toBeInstanceOf(Date);
  });

  it("delivers once with duplicate jobs", async () => {
    const service = await create();
    const id = await add(service);
    await store.boss.send(queue, { id });
    await store.boss.send(queue, { id });
    await service.start();
    await untilState(id, "delivered");
    await store.boss.send(queue, { id });
    const last = await add(service);
    await untilState(last, "delivered");
    expect(delivered).toEqual([id, last]);
  });

  it("skips a delivery that another process is sending", async () => {
    // A store with a pool may have other processes.
    const service = await create({ store: { ...store, pool: {} as Store["pool"] } });
    const id = await add(service);
    await store.db.update(deliveries).set({ claimedUntil: new Date(Date.now() + 60_000) });
    await service.start();
    const last = await add(service);
    await untilState(last, "delivered");
    expect(delivered).toEqual([last]);
    expect(await getRow(id)).toMatchObject({ state: "pending", attempts: 0 });
  });

  it("resumes a delivery of a process killed while sending", async () => {
    const service = await create();
    const id = await add(service);
    await store.db.update(deliveries).set({ claimedUntil: new Date(Date.now() + 60_000) });
    await store.boss.deleteAllJobs(queue);
    await service.start();
    await untilState(id, "delivered");
    expect(delivered).toEqual([id]);
  });

  it("delivers at the start what a clock that was ahead postponed and claimed", async () => {
    const first = await create();
    const id = await add(first);
    const tomorrow = new Date(Date.now() + 86_400_000);
    await store.db
      .update(deliveries)
      .set({ attempts: 1, dueAt: tomorrow, claimedUntil: tomorrow })
      .where(eq(deliveries.id, id));
    await store.boss.upsert(queue, { id }, { singletonKey: id, startAfter: 86_400 });
    await first.start();
    await untilState(id, "delivered");
    expect(delivered).toEqual([id]);
  });

  it("finds a delivery without a job through the sweep", async () => {
    const service = await create({ sweepSeconds: 0.1 });
    await service.start();
    const id = randomUUID();
    await store.db.insert(deliveries).values({ id, channel: "slack", state: "pending" });
    await untilState(id, "delivered");
    expect(delivered).toEqual([id]);
  });

  it("adds jobs for a bounded number of deliveries per sweep, with one statement", async () => {
    const insert = vi.spyOn(store.boss, "insert");
    const rows = Array.from({ length: 250 }, () => ({
      id: randomUUID(),
      channel: "slack" as const,
      state: "pending" as const,
    }));
    await store.db.insert(deliveries).values(rows);
    outcome = () => ({ kind: "unavailable", error: "busy", waitSeconds: 3600 });
    const service = await create();
    await service.start();
    await vi.waitFor(() => expect(insert).toHaveBeenCalled(), { timeout: 10_000 });
    await service.stop();
    expect(insert.mock.calls.map(([, jobs]) => jobs.length)).toEqual([100]);
    insert.mockRestore();
    await store.boss.deleteAllJobs(queue);
  });

  it("delivers several requests at the same time where the receiver allows it", async () => {
    const service = await create({ concurrency: 5 });
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.push(await add(service));
    let running = 0;
    let most = 0;
    outcome = async () => {
      running += 1;
      most = Math.max(most, running);
      await vi.waitFor(() => expect(most).toBe(5), { timeout: 5000 });
      return { kind: "delivered" };
    };
    await service.start();
    for (const id of ids) await untilState(id, "delivered");
    expect(delivered.toSorted()).toEqual(ids.toSorted());
  });

  it("delivers what is due together, and one by one after a rejection", async () => {
    const batches: number[] = [];
    let isRejecting = true;
    const service = await create({
      batchSize: 10,
      async deliver(claimed) {
        batches.push(claimed.length);
        delivered.push(...claimed.map(({ id }) => id));
        return isRejecting && claimed.length > 1
          ? { kind: "rejected", error: "invalid_payload" }
          : { kind: "delivered" };
      },
    });
    const ids: string[] = [];
    for (let index = 0; index < 12; index += 1) ids.push(await add(service));
    await service.start();
    for (const id of ids) await untilState(id, "delivered");
    expect(batches[0]).toBe(10);
    expect(batches.slice(1, 11)).toEqual(Array.from({ length: 10 }, () => 1));
    expect(await getRow(ids[0]!)).toMatchObject({ attempts: 1, lastError: null });

    isRejecting = false;
    batches.length = 0;
    const later = [await add(service), await add(service)];
    for (const id of later) await untilState(id, "delivered");
    expect(batches.reduce((sum, size) => sum + size, 0)).toBe(2);
  });

  it(
    "postpones others without an attempt after three attempts that hang",
    { tags: ["extended"] },
    async () => {
      outcome = () => ({ kind: "unavailable", error: "no response in time", noResponse: true });
      const service = await create({ pause: { failures: 3, seconds: 600 } });
      for (let index = 0; index < 6; index += 1) await add(service);
      await service.start();
      const postponed = async () =>
        (await store.db.select().from(deliveries)).filter(
          ({ attempts, dueAt }) => attempts === 0 && dueAt.getTime() > Date.now() + 500_000,
        ).length;
      await expect.poll(postponed, { timeout: 30_000 }).toBe(3);
      expect(new Set(delivered).size).toBe(3);
    },
  );

  it("sends refused deliveries again on request: one, or all", async () => {
    outcome = () => ({ kind: "rejected", error: "no_service" });
    const service = await create();
    await service.start();
    const ids = [await add(service), await add(service), await add(service)];
    for (const id of ids) await untilState(id, "failed");
    outcome = () => ({ kind: "delivered" });
    expect(await service.resend(ids[1])).toBe(1);
    await untilState(ids[1]!, "delivered");
    expect((await getRow(ids[0]!))?.state).toBe("failed");
    expect(await service.resend(ids[1])).toBe(0);
    expect(await service.resend()).toBe(2);
    for (const id of ids) await untilState(id, "delivered");
  });

  it.each([
    ["an attempt that throws", "socket hang up", "pending"],
    ["a rejection", "no_service", "failed"],
  ])("stores the error and the next attempt after %s", async (_, error, state) => {
    outcome = () => {
      if (state === "pending") throw new Error(error);
      return { kind: "rejected", error };
    };
    const service = await create({ retry: { first: 40, longest: 40, rejected: 60 } });
    await service.start();
    const id = await add(service);
    await vi.waitFor(async () => expect((await getRow(id))?.lastError).toBe(error));
    const row = await getRow(id);
    expect(row).toMatchObject({ state, attempts: 1, claimedUntil: null });
    const wait = (row?.dueAt.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(state === "failed" ? 55_000 : 25_000);
    expect(wait).toBeLessThanOrEqual(state === "failed" ? 60_000 : 40_000);
    expect(await getJobs(id)).toHaveLength(1);
  });

  it.each([30_000, -30_000])(
    "retries in time on a machine whose clock is %i ms from that of the database",
    async (skew) => {
      outcome = () => ({ kind: "unavailable", error: "down" });
      const service = await create();
      await service.start();
      setSystemTime(skew);
      onTestFinished(() => void vi.useRealTimers());
      const id = await add(service);
      await vi.waitFor(() => expect(delivered.length).toBeGreaterThan(1), { timeout: 10_000 });
      outcome = () => ({ kind: "delivered" });
      await untilState(id, "delivered");
    },
  );

  it("retries failed and stored deliveries at each start", async () => {
    const service = await create();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    const later = new Date(Date.now() + 3_600_000);
    await store.db.insert(deliveries).values([
      { id: ids[0]!, channel: "slack", state: "failed", dueAt: later },
      { id: ids[1]!, channel: "slack", state: "kept" },
      { id: ids[2]!, channel: "slack", state: "spam" },
    ]);
    await service.start();
    await untilState(ids[0]!, "delivered");
    await untilState(ids[1]!, "delivered");
    expect((await getRow(ids[2]!))?.state).toBe("spam");
  });
});
