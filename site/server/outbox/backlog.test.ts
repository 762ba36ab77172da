import { healthRoutes } from "@realtor/server/health";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestStore } from "../../test/fixtures/site-database.ts";
import type { Store } from "../db/open-store.ts";
import { deliveries } from "../db/schema.ts";
import { readBacklog } from "./backlog.ts";

const log = pino({ level: "silent" });
let store: Store;
let closed = false;

async function close(): Promise<void> {
  if (!closed) await store.close();
  closed = true;
}

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(close);

it("counts undelivered requests, and the health check does not reveal them", async () => {
  const app = healthRoutes({
    checkStorage: store.checkWritable,
    onUnavailable: (c) => c.json({ status: "unavailable" }, 503),
    log,
    timeoutMs: 500,
  });
  await store.db
    .insert(deliveries)
    .values(
      [
        ["slack", "pending"] as const,
        ["slack", "pending"] as const,
        ["loaning", "failed"] as const,
        ["slack", "delivered"] as const,
      ].map(([channel, state]) => ({ id: crypto.randomUUID(), channel, state })),
    );
  const backlog = await readBacklog(store);
  expect(backlog.filter(({ count }) => count > 0)).toEqual([
    { channel: "slack", state: "pending", count: 2, oldestSeconds: expect.any(Number) },
    { channel: "loaning", state: "failed", count: 1, oldestSeconds: expect.any(Number) },
  ]);
  const storage = await app.request("/health/storage");
  expect(storage.status).toBe(200);
  expect(storage.headers.get("cache-control")).toBe("no-store");
  expect(await storage.json()).toEqual({ status: "ok" });

  await close();
  expect((await app.request("/health/storage")).status).toBe(503);
  expect((await app.request("/health/ready")).status).toBe(200);
  expect((await app.request("/health/live")).status).toBe(200);
});
