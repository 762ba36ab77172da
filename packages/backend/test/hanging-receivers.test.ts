import { randomUUID } from "node:crypto";
import { createLog } from "@realtor/server/log";
import type { Outcome } from "@realtor/server/retry";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

import { openDb } from "../src/db/open-db.ts";
import type { OpenDb } from "../src/db/open-db.ts";
import { contactDeliveries, contactRequests } from "../src/db/schema.ts";
import { createDeliveryWorker } from "../src/notifications/delivery-worker.ts";
import type { DeliveryWorker } from "../src/notifications/delivery-worker.ts";
import { emptyPglite } from "../../server/test/fixtures/empty-pglite.ts";
import { notifiedContact } from "./fixtures/notified-contact.ts";

const log = createLog("silent");
/** What a real receiver takes seconds for. */
const timeLimitMs = 20;
const pauseSeconds = 0.5;

let database: OpenDb;
let worker: DeliveryWorker;
let attempts: { id: string; at: number }[];
let outcome: Outcome;

beforeAll(async () => {
  database = await openDb({ kind: "memory", files: await emptyPglite() }, log);
});
afterAll(() => database.close());
afterEach(() => worker.stop());

/** Stores notifications that are due, and starts a worker for them. */
async function start(count: number): Promise<void> {
  attempts = [];
  const { db } = database;
  await db.delete(contactRequests);
  const requests = Array.from(
    { length: count },
    () => notifiedContact({ id: randomUUID() }).contact,
  );
  await db.insert(contactRequests).values(requests);
  await db.insert(contactDeliveries).values(
    requests.map(({ id }) => ({
      contactId: id,
      channel: "sms" as const,
      audience: "agent" as const,
      recipient: "+12135550102",
      state: "pending" as const,
    })),
  );
  worker = createDeliveryWorker({
    database,
    channel: "sms",
    log,
    retry: { first: 0.1, longest: 0.2 },
    pause: { failures: 3, seconds: pauseSeconds },
    intervalMs: 20,
    async deliver([{ id }]) {
      attempts.push({ id, at: performance.now() });
      if (outcome.kind !== "delivered")
        await new Promise((resolve) => setTimeout(resolve, timeLimitMs));
      return outcome;
    },
  });
  await worker.start();
}

const states = async () =>
  (await database.db.select({ state: contactDeliveries.state }).from(contactDeliveries)).map(
    ({ state }) => state,
  );

it("costs its time limit for few of many deliveries, and all arrive when it responds", async () => {
  outcome = { kind: "unavailable", error: "no response in time", noResponse: true };
  await start(60);
  // Five at the same time first, then one after each of three pauses.
  await vi.waitFor(() => expect(attempts.length).toBeGreaterThanOrEqual(8), 20_000);
  const [first, eighth] = [attempts[0], attempts[7]];
  expect((eighth?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(3 * pauseSeconds * 1000);
  outcome = { kind: "delivered" };
  await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(["delivered"])), {
    timeout: 10_000,
  });
});

it("is not paused while it responds with errors: each delivery has its own delay", async () => {
  outcome = { kind: "unavailable", error: "503" };
  await start(60);
  await vi.waitFor(() => expect(new Set(attempts.map(({ id }) => id)).size).toBe(60), 10_000);
});
