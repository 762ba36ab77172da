import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

import { shownPath } from "../telemetry/shown-path.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * One line for each request: id, trace, method, path, status, milliseconds. Nothing about the person: no
 * query, no headers, no body, no address.
 */
export function logRequests(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        requestId: c.get("requestId"),
        trace_id: c.get("traceId"),
        method: c.req.method,
        path: shownPath(c.req.path),
        status: c.res.status,
        ms: Math.round((performance.now() - start) * 10) / 10,
      },
      "request",
    );
  });
}
