import type { Backend, BackendOutcome } from "./metrics.ts";
import type { Telemetry } from "./start-telemetry.ts";
import { getRequestContext } from "./request-context.ts";

/**
 * Creates a `fetch` for calls to a backend that propagates request id and trace and records the
 * duration until response headers.
 */
export function backendFetch(
  service: Backend,
  { metrics, tracing }: Pick<Telemetry, "metrics" | "tracing">,
): typeof fetch {
  return async (input, init) => {
    const request = typeof input === "string" || input instanceof URL ? null : input;
    const headers = new Headers(init?.headers ?? request?.headers);
    const context = getRequestContext();
    if (context) headers.set("x-request-id", context.requestId);
    const send = () => fetch(input, { ...init, headers });

    const start = performance.now();
    let outcome: BackendOutcome = "unreachable";
    try {
      const response = await (tracing
        ? tracing.traceCall(
            {
              service,
              method: init?.method ?? request?.method ?? "GET",
              url: getUrl(input),
              headers,
            },
            send,
          )
        : send());
      outcome = toOutcome(response.status);
      return response;
    } catch (error) {
      const signal = init?.signal ?? request?.signal;
      if (signal?.aborted) outcome = "given-up";
      throw error;
    } finally {
      metrics?.recordBackendCall(service, outcome, (performance.now() - start) / 1000);
    }
  };
}

function getUrl(input: string | URL | Request): string {
  if (typeof input === "string") return input;
  return input instanceof URL ? input.href : input.url;
}

function toOutcome(status: number): BackendOutcome {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "ok";
}
