import { healthRoutes } from "@realtor/server/health";
import type { Log } from "@realtor/server/log";
import { z } from "zod";

import type { OpenDb } from "../db/open-db.ts";
import type { App } from "./app-env.ts";
import { jsonResponse, problemResponses } from "./openapi-responses.ts";
import { Problem, sendProblem } from "./problem.ts";

const state = z.object({ status: z.literal("ok") });

/** Adds `/health/*`, for process managers and load balancers, with its description. */
export function registerHealth(app: App, database: OpenDb, log: Log): void {
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/health/live",
    summary: "Liveness of the process",
    responses: { 200: jsonResponse("OK", state) },
  });
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/health/ready",
    summary: "Readiness, for balancers: the process answers requests",
    responses: { 200: jsonResponse("OK", state), ...problemResponses(503) },
  });
  app.openAPIRegistry.registerPath({
    method: "get",
    path: "/health/storage",
    summary: "The database can store something",
    responses: { 200: jsonResponse("OK", state), ...problemResponses(503) },
  });
  const routes = healthRoutes({
    checkStorage: database.checkWritable,
    onUnavailable: (c) => sendProblem(c, new Problem("server.unavailable")),
    log,
  });
  app.route("/", routes);
}
