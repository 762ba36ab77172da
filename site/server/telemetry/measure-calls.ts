import { getRequestContext } from "@realtor/server/request-context";
import type { Backend, BackendOutcome, RenderOutcome } from "./site-metrics.ts";
import type { Instruments } from "./site-telemetry.ts";

/**
 * Creates a `fetch` for calls to a backend that propagates request id and trace and records the
 * duration until response headers.
 */
export function backendFetch(peer: Backend, { metrics, tracing }: Instruments): typeof fetch {
  return async (input, init) => {
    const request = typeof input === "string" || input instanceof URL ? undefined : input;
    const headers = new Headers(init?.headers ?? request?.headers);
    const context = getRequestContext();
    if (context) headers.set("x-request-id", context.requestId);
    // The caller's headers of a proxied request; the span sets its own.
    if (tracing) for (const name of ["traceparent", "tracestate"]) headers.delete(name);
    const send = () => fetch(input, { ...init, headers });

    const start = performance.now();
    let outcome: BackendOutcome = "unreachable";
    try {
      const response = await (tracing ? tracing.callPeer(peer, send) : send());
      outcome = toBackendOutcome(response.status);
      return response;
    } catch (error) {
      const signal = init?.signal ?? request?.signal;
      if (signal?.aborted) outcome = "given-up";
      throw error;
    } finally {
      metrics?.recordBackendCall(peer, outcome, (performance.now() - start) / 1000);
    }
  };
}

function toBackendOutcome(status: number): BackendOutcome {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "ok";
}

/** Records a span and the duration of a rendering. */
export async function measureRender<Rendered extends { status: number }>(
  { metrics, tracing }: Instruments,
  page: string,
  render: () => Promise<Rendered>,
): Promise<Rendered> {
  const start = performance.now();
  let outcome: RenderOutcome = "failed";
  try {
    const rendered = await (tracing
      ? tracing.withSpan(`render ${page}`, { "app.page": page }, render)
      : render());
    outcome = toRenderOutcome(rendered.status);
    return rendered;
  } finally {
    metrics?.recordRender(page, outcome, (performance.now() - start) / 1000);
  }
}

function toRenderOutcome(status: number): RenderOutcome {
  if (status >= 400) return "not-found";
  return status >= 300 ? "redirect" : "ok";
}
