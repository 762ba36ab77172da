import type { IncomingMessage } from "node:http";
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
      const { method } = c.req;
      note({ log: isQuiet ? undefined : log, metrics }, { method, route, path, status, start });
      return { route, path, status, error: c.error };
    }
  };
}

/**
 * Around an answer that takes no routing: `send` gets the request's id, and says what it sent or that
 * it did not.
 */
export type ObserveAnswer = (
  request: IncomingMessage,
  send: (requestId: string) => { route: string; status: number } | undefined,
) => boolean;

/** The same log line and metrics as `observeRequests` for ready answers; spans are not made. */
export function observeAnswers({
  log,
  metrics,
}: Pick<ObserveRequestsOptions, "log" | "metrics">): ObserveAnswer {
  return (request, send) => {
    const start = performance.now();
    const given = request.headers["x-request-id"];
    const requestId = requestIdFrom(typeof given === "string" ? given : undefined);
    return runInScope({ requestId }, () => {
      const sent = send(requestId);
      if (!sent) return false;
      const { method = "", url = "" } = request;
      note({ log, metrics }, { ...sent, method, path: shownPath(url), start });
      return true;
    });
  };
}

interface Answered {
  method: string;
  route: string;
  path: string | undefined;
  status: number;
  /** `performance.now()` when it came. */
  start: number;
}

function note(
  { log, metrics }: { log: Log | undefined; metrics: Observing["metrics"] },
  { start, ...answered }: Answered,
): void {
  const { method, route, status } = answered;
  const ms = performance.now() - start;
  metrics?.requestAnswered({ method, route, status, seconds: ms / 1000 });
  if (!log?.isLevelEnabled("info")) return;
  const { cache, reference } = currentScope() ?? {};
  // pino leaves out what is undefined.
  log.info({ ...answered, ms: Math.round(ms * 10) / 10, cache, reference }, "request");
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
