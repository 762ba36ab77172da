import { Hono } from "hono";
import type { Store } from "../db/open-store.ts";
import type { Log } from "../log.ts";
import { countBacklog } from "../outbox/count-backlog.ts";

export interface HealthOptions {
  store: Store;
  log: Log;
  timeoutMs?: number;
}

/**
 * `GET /health/live`: the process responds. `GET /health/ready`: the database responds too, with
 * the outbox backlog by channel and state; otherwise 503. A backlog alone does not affect
 * readiness.
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
      const backlog = await countBacklog(store, timeoutMs);
      const outbox = backlog.map(({ channel, state, count, oldest }) => ({
        channel,
        state,
        count,
        oldest,
      }));
      return c.json({ status: "ok", outbox });
    } catch (error) {
      log.error({ err: error }, "database does not respond");
      return c.json({ status: "unavailable" }, 503);
    }
  });
  return app;
}
