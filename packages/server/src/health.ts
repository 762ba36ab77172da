import { type Context, Hono } from "hono";
import type { Log } from "./log.ts";

export interface HealthOptions {
  /** Resolves while the database can store something. */
  checkStorage: () => Promise<void>;
  /** Creates the response when the check fails or takes longer than `timeoutMs`. */
  onUnavailable: (c: Context) => Response;
  log: Log;
  timeoutMs?: number;
}

/**
 * `GET /health/live`: the process runs. `GET /health/ready`, for balancers: it answers requests; also while the
 * database is away, since pages are in memory and a form that fails says why; serve.ts answers 503 before and after.
 * `GET /health/storage`, for people and alerts: the database can store something, otherwise 503. The responses are
 * public, so the backlog is in the metrics only.
 */
export function healthRoutes(options: HealthOptions): Hono {
  const { checkStorage, onUnavailable, log, timeoutMs = 2000 } = options;
  const app = new Hono();
  app.use("/health/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  app.get("/health/live", (c) => c.json({ status: "ok" }));
  app.get("/health/ready", (c) => c.json({ status: "ok" }));
  app.get("/health/storage", async (c) => {
    try {
      await rejectAfter(timeoutMs, checkStorage());
      return c.json({ status: "ok" });
    } catch (error) {
      log.error({ err: error }, "database cannot store anything");
      return onUnavailable(c);
    }
  });
  return app;
}

/** Rejects when `result` takes longer than `ms`. */
export async function rejectAfter<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
