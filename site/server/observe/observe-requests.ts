import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "../log.ts";
import type { Observing } from "./observing.ts";
import { noRoute, redirectRoute } from "./page-route.ts";
import { currentScope, requestIdFrom, type RequestScope, runInScope } from "./request-scope.ts";
import { shownPath } from "./shown-path.ts";

export interface ObserveRequestsOptions extends Pick<Observing, "metrics" | "tracing"> {
  log: Log;
}

/** Asked for by machines every few seconds, or without any work of ours: worth no line and no span. */
const quiet = /^\/(assets|health)\//;

/**
 * Around every request: its id (taken over from `x-request-id` or made, and answered), one line in the
 * log when it is answered, its duration among the metrics, its span. Milliseconds run until the headers
 * are ready. Nothing about the person: no query, headers, body or address.
 */
export function observeRequests({
  log,
  metrics,
  tracing,
}: ObserveRequestsOptions): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const isQuiet = quiet.test(c.req.path);
    const scope: RequestScope = { requestId: requestIdFrom(c.req.header("x-request-id")) };
    await runInScope(scope, async () => {
      if (tracing && !isQuiet) await tracing.request(c.req.raw, () => answer(scope));
      else await answer(scope);
    });

    async function answer(running: RequestScope) {
      await next();
      answerId(c, running.requestId);
      const route = running.route ?? routeOf(routePath(c));
      const { status } = c.res;
      const typed = route === noRoute || route === redirectRoute;
      const path = typed ? undefined : shownPath(c.req.path);
      const ms = performance.now() - start;
      metrics?.requestAnswered({ method: c.req.method, route, status, seconds: ms / 1000 });
      if (log.isLevelEnabled("info") && !isQuiet)
        log.info(lineOf(c.req.method, route, path, status, ms), "request");
      return { route, path, status, error: c.error };
    }
  };
}

function lineOf(
  method: string,
  route: string,
  path: string | undefined,
  status: number,
  ms: number,
) {
  const { cache, reference } = currentScope() ?? {};
  // pino leaves out what is undefined.
  return { method, route, path, status, ms: Math.round(ms * 10) / 10, cache, reference };
}

/** Only this middleware itself matched, or the pages' catch-all, which names its routes by `noteRequest`. */
function routeOf(pattern: string): string {
  return pattern === "*" || pattern === "/*" ? noRoute : pattern;
}

/** On the answer itself: through the context every body would be read anew. */
function answerId(c: Context, requestId: string): void {
  try {
    c.res.headers.set("x-request-id", requestId);
  } catch {
    // An answer of `fetch` itself, whose headers cannot be changed.
    c.header("x-request-id", requestId);
  }
}
