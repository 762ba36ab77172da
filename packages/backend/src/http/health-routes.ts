import { createRoute, z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { jsonAnswer, problemAnswers } from "./answers.ts";
import type { App } from "./app-env.ts";
import { createApp } from "./app-env.ts";
import { Problem } from "./problem.ts";

const state = z.object({ status: z.literal("ok") });

const live = createRoute({
  method: "get",
  path: "/health/live",
  summary: "The process answers",
  responses: { 200: jsonAnswer("It does", state) },
});

const ready = createRoute({
  method: "get",
  path: "/health/ready",
  summary: "The database answers too",
  responses: { 200: jsonAnswer("It does", state), ...problemAnswers(503) },
});

/** For whoever starts and balances the processes. */
export function healthRoutes(db: Db): App {
  const app = createApp();
  app.openapi(live, (c) => c.json({ status: "ok" as const }, 200));
  app.openapi(ready, async (c) => {
    await db.execute(sql`select 1`).catch(() => {
      throw new Problem("server.unavailable");
    });
    return c.json({ status: "ok" as const }, 200);
  });
  return app;
}
