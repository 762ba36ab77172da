import { count, inArray, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Store } from "../db/open-store.ts";
import { deliveries } from "../db/schema.ts";
import type { Log } from "../log.ts";

export interface HealthOptions {
  store: Store;
  log: Log;
  /** How long the database may take. */
  timeoutMs?: number;
}

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: so does its database, with what waits
 * in the outbox by channel and state; 503 when it does not. A backlog alone makes nothing unready.
 */
export function healthRoutes({ store, log, timeoutMs = 2000 }: HealthOptions): Hono {
  const app = new Hono();
  app.use("/health/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  app.get("/health/live", (c) => c.json({ status: "ok" }));
  app.get("/health/ready", async (c) => {
    try {
      return c.json({ status: "ok", outbox: await within(timeoutMs, outboxDepth(store)) });
    } catch (error) {
      log.error({ err: error }, "database does not answer");
      return c.json({ status: "unavailable" }, 503);
    }
  });
  return app;
}

async function outboxDepth({ db }: Store) {
  return db
    .select({
      channel: deliveries.channel,
      state: deliveries.state,
      count: count(),
      oldest: sql<string>`min(${deliveries.createdAt})`,
    })
    .from(deliveries)
    .where(inArray(deliveries.state, ["pending", "failed", "kept"]))
    .groupBy(deliveries.channel, deliveries.state);
}

async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
