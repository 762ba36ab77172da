export interface RequestOutcome {
  /** Path template. */
  route: string;
  /** Sanitized path; undefined if no route matched. */
  path: string | undefined;
  status: number;
  error: Error | undefined;
}

/** Tracing with W3C trace context and OpenTelemetry. */
export interface Tracing {
  /**
   * Runs a request in a server span, a child of the caller's `traceparent`. `handle` receives the
   * trace id.
   */
  traceRequest(
    request: { method: string; url: string; headers: Headers },
    handle: (traceId: string) => Promise<RequestOutcome>,
  ): Promise<void>;
  /** Flushes pending spans; never throws. */
  close(): Promise<void>;
}
