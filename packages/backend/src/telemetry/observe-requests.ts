import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";

import type { AppEnv } from "../http/app-env.ts";
import type { Observing } from "./observing.ts";
import { shownPath } from "./shown-path.ts";

/** No route of ours took the request, only what stands before all of them. */
const noRoute = "none";

/** Around every request: its duration among the metrics, and its span, whose trace the log lines name. */
export function observeRequests({ metrics, tracing }: Pick<Observing, "metrics" | "tracing">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now();
    // Asked for every few seconds: worth no span.
    if (tracing && !c.req.path.startsWith("/health/")) await tracing.request(c.req.raw, answer);
    else await answer();

    async function answer(traceId?: string) {
      if (traceId !== undefined) c.set("traceId", traceId);
      await next();
      const pattern = routePath(c);
      const route = pattern === "*" || pattern === "/*" ? noRoute : pattern;
      const { status } = c.res;
      const seconds = (performance.now() - start) / 1000;
      metrics?.requestAnswered({ method: c.req.method, route, status, seconds });
      const path = route === noRoute ? undefined : shownPath(c.req.path);
      return { route, path, status, error: c.error };
    }
  });
}
