import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Log } from "../log.ts";
import type { Telemetry } from "./start-telemetry.ts";
import { unknownRoute, redirectRoute } from "./page-route.ts";
import {
  getRequestContext,
  toRequestId,
  type RequestContext,
  runInRequestContext,
} from "./request-context.ts";
import { sanitizePath } from "./sanitize-path.ts";

export interface InstrumentRequestsOptions extends Pick<Telemetry, "metrics" | "tracing"> {
  log: Log;
}

/** Static files and health checks are neither logged nor traced. */
const untracked = /^\/(assets|health)\//;

/**
 * Middleware around every request: sets its id (from `x-request-id`, or generated), logs one line,
 * and records duration and span. Durations end when the headers are ready. Personal data is not
 * recorded: no query, headers, body or IP address.
 */
export function instrumentRequests({
  log,
  metrics,
  tracing,
}: InstrumentRequestsOptions): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    const isUntracked = untracked.test(c.req.path);
    const context: RequestContext = { requestId: toRequestId(c.req.header("x-request-id")) };
    await runInRequestContext(context, async () => {
      if (tracing && !isUntracked) await tracing.traceRequest(c.req.raw, () => handle(context));
      else await handle(context);
    });

    async function handle({ requestId }: RequestContext) {
      await next();
      setRequestId(c, requestId);
      const route = context.route ?? toRoute(routePath(c));
      const { status } = c.res;
      const isVisitorInput = route === unknownRoute || route === redirectRoute;
      const path = isVisitorInput ? undefined : sanitizePath(c.req.path);
      const { method } = c.req;
      recordCompleted(
        { log: isUntracked ? undefined : log, metrics },
        { method, route, path, status, start },
      );
      return { route, path, status, error: c.error };
    }
  };
}

/**
 * Instruments a response that bypasses the router. `send` receives the request id and returns what
 * it sent, or undefined.
 */
export type InstrumentCachedResponse = (
  request: IncomingMessage,
  send: (requestId: string) => { route: string; status: number } | undefined,
) => boolean;

/**
 * Records the same log line and metrics as `instrumentRequests` for cached responses, without
 * spans.
 */
export function instrumentCachedResponses({
  log,
  metrics,
}: Pick<InstrumentRequestsOptions, "log" | "metrics">): InstrumentCachedResponse {
  return (request, send) => {
    const start = performance.now();
    const given = request.headers["x-request-id"];
    const requestId = toRequestId(typeof given === "string" ? given : undefined);
    return runInRequestContext({ requestId }, () => {
      const sent = send(requestId);
      if (!sent) return false;
      const { method = "", url = "" } = request;
      recordCompleted({ log, metrics }, { ...sent, method, path: sanitizePath(url), start });
      return true;
    });
  };
}

interface CompletedRequest {
  method: string;
  route: string;
  path: string | undefined;
  status: number;
  /** `performance.now()` at the start of the request. */
  start: number;
}

function recordCompleted(
  { log, metrics }: { log: Log | undefined; metrics: Telemetry["metrics"] },
  { start, ...completed }: CompletedRequest,
): void {
  const { method, route, status } = completed;
  const ms = performance.now() - start;
  metrics?.recordHttpRequest({ method, route, status, seconds: ms / 1000 });
  if (!log?.isLevelEnabled("info")) return;
  const { cache, reference } = getRequestContext() ?? {};
  // pino omits undefined values.
  log.info({ ...completed, ms: Math.round(ms * 10) / 10, cache, reference }, "request");
}

/**
 * Without a specific route, or with the catch-all of pages, which report their route through
 * `recordRequest`.
 */
function toRoute(pattern: string): string {
  return pattern === "*" || pattern === "/*" ? unknownRoute : pattern;
}

/** Set on the response itself: `c.header` would copy the body. */
function setRequestId(c: Context, requestId: string): void {
  try {
    c.res.headers.set("x-request-id", requestId);
  } catch {
    // Responses of `fetch` have immutable headers.
    c.header("x-request-id", requestId);
  }
}
