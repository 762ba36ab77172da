import type { Backend } from "./metrics.ts";

/** Attributes of a server span, known when the response is ready. */
export interface TracedRequest {
  /** Path template from a fixed list. */
  route: string;
  /** Sanitized; undefined for an unknown path, which is visitor input. */
  path: string | undefined;
  status: number;
  error: Error | undefined;
}

/**
 * Distributed tracing (W3C trace context, OpenTelemetry); absent unless an endpoint is configured.
 */
export interface Tracing {
  /** Runs a request in a server span, a child of the caller's `traceparent`. */
  traceRequest(
    request: { method: string; url: string; headers: Headers },
    handle: () => Promise<TracedRequest>,
  ): Promise<void>;
  /** Runs work in a named child span of the active one. */
  withSpan<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs a backend call in a client span and adds `traceparent` to `headers`. */
  traceCall(
    call: { service: Backend; method: string; url: string; headers: Headers },
    send: () => Promise<Response>,
  ): Promise<Response>;
  /** Flushes pending spans; never throws. */
  close(): Promise<void>;
}
