import { healthRoutes } from "@realtor/server/health";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore, type Store } from "../db/open-store.ts";
import { deliveries } from "../db/schema.ts";
import { describeBacklog } from "./backlog.ts";

const log = pino({ level: "silent" });
let store: Store;
beforeAll(async () => {
  store = await openStore({ dataDir: "memory", databaseUrl: undefined, log });
});
afterAll(async () => {
  if (!closed) await store.close();
});
let closed = false;

describe("healthRoutes", () => {
  it("reports the outbox backlog, and is unready only without the database", async () => {
    const app = healthRoutes({
      checkReady: async () => ({ outbox: await describeBacklog(store) }),
      onUnavailable: (c) => c.json({ status: "unavailable" }, 503),
      log,
      timeoutMs: 500,
    });
    const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
    await store.db.insert(deliveries).values([
      { id: ids[0]!, channel: "slack", state: "pending" },
      { id: ids[1]!, channel: "slack", state: "pending" },
      { id: ids[2]!, channel: "loaning", state: "failed" },
      { id: ids[3]!, channel: "slack", state: "delivered" },
    ]);
    const ready = await app.request("/health/ready");
    expect(ready.status).toBe(200);
    expect(ready.headers.get("cache-control")).toBe("no-store");
    const { outbox } = (await ready.json()) as { outbox: unknown[] };
    expect(outbox).toHaveLength(2);
    expect(outbox).toEqual(
      expect.arrayContaining([
        { channel: "slack", state: "pending", count: 2, oldest: expect.any(String) },
        { channel: "loaning", state: "failed", count: 1, oldest: expect.any(String) },
      ]),
    );

    await store.close();
    closed = true;
    expect((await app.request("/health/ready")).status).toBe(503);
    expect((await app.request("/health/live")).status).toBe(200);
  });
});
