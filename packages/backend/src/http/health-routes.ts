import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { jsonResponse, problemResponses } from "./openapi-responses.ts";
import type { App } from "./app-env.ts";
import { createRouter } from "./app-env.ts";
import { Problem } from "./problem.ts";

const state = z.object({ status: z.literal("ok") });

const live = createRoute({
  method: "get",
  path: "/health/live",
  summary: "Liveness of the process",
  responses: { 200: jsonResponse("OK", state) },
});

const ready = createRoute({
  method: "get",
  path: "/health/ready",
  summary: "Readiness, including the database",
  responses: { 200: jsonResponse("OK", state), ...problemResponses(503) },
});

/** `/health/*`, for process managers and load balancers. */
export function healthRoutes(db: Db): App {
  const app = createRouter();
  app.openapi(live, (c) => c.json({ status: "ok" as const }, 200));
  app.openapi(ready, async (c) => {
    await db.execute(sql`select 1`).catch(() => {
      throw new Problem("server.unavailable");
    });
    return c.json({ status: "ok" as const }, 200);
  });
  return app;
}
