import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { type Log, sanitizePath } from "./log.ts";
import {
  getRequestContext,
  type RequestContext,
  runInRequestContext,
  toRequestId,
} from "./request-context.ts";
import type { Telemetry } from "./telemetry.ts";

/** Route of an unknown path, which is visitor input and appears in no log, label or span. */
export const unknownRoute = "none";
/** Route of a path that redirects to another one. */
export const redirectRoute = "redirect";

export interface InstrumentOptions {
  log: Log;
  telemetry: Pick<Telemetry, "metrics" | "tracing">;
  /** Paths without spans. */
  untraced: RegExp;
  /** Paths without log lines; none by default. */
  unlogged?: RegExp;
}

/** A request as the router or node:http received it. */
export interface ReceivedRequest {
  method: string;
  scheme: "http" | "https";
  /** May contain a query. */
  path: string;
  header: (name: string) => string | undefined;
}

/** A request between its start and its response headers. */
export interface ActiveRequest {
  readonly requestId: string;
  /** Runs work in the request's context and span. */
  run<Result>(work: () => Result): Result;
  /** Records the log line, duration and span. */
  end(outcome: {
    route: string;
    status: number;
    error?: Error | undefined;
    /** Result of the page cache, unless recorded in the context. */
    cache?: string;
  }): void;
}

export type StartRequest = (request: ReceivedRequest) => ActiveRequest;

/**
 * Creates the function that instruments requests: it assigns the request id (from `x-request-id`, or
 * generated) and records one log line, duration and span. Durations end when the headers are ready.
 * Personal data is not recorded: no query, headers, body or IP address; an account by its id only.
 */
export function createStartRequest(options: InstrumentOptions): StartRequest {
  const { log, untraced, unlogged } = options;
  const { metrics, tracing } = options.telemetry;
  return function startRequest(request) {
    const { method } = request;
    const start = performance.now();
    const span = untraced.test(request.path) ? undefined : tracing?.startRequest(request);
    const requestId = toRequestId(request.header("x-request-id"));
    const context: RequestContext = { requestId, traceId: span?.traceId };
    return {
      requestId,
      run: (work) => runInRequestContext(context, () => (span ? span.run(work) : work())),
      end({ status, error, ...outcome }) {
        const route = context.route ?? outcome.route;
        const isVisitorInput = route === unknownRoute || route === redirectRoute;
        const path = isVisitorInput ? undefined : sanitizePath(request.path);
        const ms = performance.now() - start;
        metrics?.recordRequest({ method, route, status, seconds: ms / 1000 });
        span?.end({ route, path, status, error });
        if (unlogged?.test(request.path) || !log.isLevelEnabled("info")) return;
        const { cache = outcome.cache, reference, account } = context;
        const rounded = Math.round(ms * 10) / 10;
        // pino omits undefined values.
        const line = { method, path, status, ms: rounded, route, cache, reference, account };
        runInRequestContext(context, () => log.info(line, "request"));
      },
    };
  };
}

/** Middleware around every routed request. */
export function instrumentRequests(startRequest: StartRequest): MiddlewareHandler {
  return async (c, next) => {
    const request = startRequest({
      method: c.req.method,
      scheme: c.req.url.startsWith("https:") ? "https" : "http",
      path: c.req.path,
      header: (name) => c.req.header(name),
    });
    await request.run(next);
    setRequestId(c, request.requestId);
    const pattern = routePath(c);
    // Without a specific route, or with the catch-all of pages, which report theirs through
    // `recordRequest`.
    const route = pattern === "*" || pattern === "/*" ? unknownRoute : pattern;
    request.end({ route, status: c.res.status, error: c.error });
  };
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

/** The id of the current request, or outside of requests the caller's or a new one. */
export function getRequestId(given?: string): string {
  return getRequestContext()?.requestId ?? toRequestId(given);
}
