import { Hono } from "hono";
import type { Store } from "../db/open-store.ts";
import type { Log } from "../log.ts";
import { countWaiting } from "../outbox/count-waiting.ts";

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
      const waiting = await countWaiting(store, timeoutMs);
      const outbox = waiting.map(({ channel, state, count, oldest }) => ({
        channel,
        state,
        count,
        oldest,
      }));
      return c.json({ status: "ok", outbox });
    } catch (error) {
      log.error({ err: error }, "database does not answer");
      return c.json({ status: "unavailable" }, 503);
    }
  });
  return app;
}
