import type { Backend } from "./metrics.ts";

/** What a server span says of a request once it is answered. */
export interface AnsweredRequest {
  /** Template of the path, from our own list. */
  route: string;
  /** As logs may have it; undefined where the visitor made it up. */
  path: string | undefined;
  status: number;
  error: Error | undefined;
}

/** Keeps traces (W3C trace context, OpenTelemetry); there is none unless an endpoint is configured. */
export interface Tracing {
  /** Runs a request in its server span, a child of the caller's `traceparent`. */
  request(
    request: { method: string; url: string; headers: Headers },
    answer: () => Promise<AnsweredRequest>,
  ): Promise<void>;
  /** Runs work in a span of that name, a child of the running one. */
  span<Result>(
    name: string,
    attributes: Record<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result>;
  /** Runs a call to a backend in a client span, whose `traceparent` goes into `headers`. */
  call(
    call: { service: Backend; method: string; url: string; headers: Headers },
    send: () => Promise<Response>,
  ): Promise<Response>;
  /** Sends what is left; never throws. */
  close(): Promise<void>;
}
