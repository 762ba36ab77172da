import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

import { sanitizePath } from "../telemetry/sanitize-path.ts";
import type { AppEnv } from "./app-env.ts";

/** Logs one line per request without personal data: no query, headers, body or client address. */
export function logRequests(log: Logger) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    log.info(
      {
        requestId: c.get("requestId"),
        trace_id: c.get("traceId"),
        method: c.req.method,
        path: sanitizePath(c.req.path),
        status: c.res.status,
        ms: Math.round((performance.now() - start) * 10) / 10,
      },
      "request",
    );
  });
}
