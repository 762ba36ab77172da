import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";

import type { AppEnv } from "../http/app-env.ts";
import type { Telemetry } from "./start-telemetry.ts";
import { sanitizePath } from "./sanitize-path.ts";

/** Route label for requests that match middleware only. */
const noRoute = "none";

/** Records each request's duration and span, and sets the trace id for the log. */
export function instrumentRequests({ metrics, tracing }: Pick<Telemetry, "metrics" | "tracing">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    // Health checks run every few seconds and get no span.
    if (tracing && !c.req.path.startsWith("/health/"))
      await tracing.traceRequest(c.req.raw, handle);
    else await handle();

    async function handle(traceId?: string) {
      if (traceId !== undefined) c.set("traceId", traceId);
      await next();
      const pattern = routePath(c);
      const route = pattern === "*" || pattern === "/*" ? noRoute : pattern;
      const { status } = c.res;
      const seconds = (performance.now() - start) / 1000;
      metrics?.recordRequest({ method: c.req.method, route, status, seconds });
      const path = route === noRoute ? undefined : sanitizePath(c.req.path);
      return { route, path, status, error: c.error };
    }
  });
}
