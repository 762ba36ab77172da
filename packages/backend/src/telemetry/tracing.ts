/** What a server span says of a request once it is answered. */
export interface AnsweredRequest {
  /** Template of the path. */
  route: string;
  /** As logs may have it; undefined where no route of ours took it. */
  path: string | undefined;
  status: number;
  error: Error | undefined;
}

/** Keeps traces (W3C trace context, OpenTelemetry); there is none unless an endpoint is configured. */
export interface Tracing {
  /** Runs a request in its server span, a child of the caller's `traceparent`; `answer` gets the trace's id. */
  request(
    request: { method: string; url: string; headers: Headers },
    answer: (traceId: string) => Promise<AnsweredRequest>,
  ): Promise<void>;
  /** Sends what is left; never throws. */
  close(): Promise<void>;
}
