import type { Backend } from "./metrics.ts";
import type { Observing } from "./observing.ts";
import { currentScope } from "./request-scope.ts";

/**
 * What came of a call: answered below 400, answered 4xx, answered 5xx, not answered, or given up by us
 * or the visitor before an answer came.
 */
export type BackendOutcome = "ok" | "refused" | "failed" | "unreachable" | "given-up";

/**
 * The `fetch` for calls to a backend: they carry the running request's id and trace, and are counted
 * until their headers come.
 */
export function backendFetch(
  service: Backend,
  { metrics, tracing }: Pick<Observing, "metrics" | "tracing">,
): typeof fetch {
  return async (input, init) => {
    const request = typeof input === "string" || input instanceof URL ? null : input;
    const headers = new Headers(init?.headers ?? request?.headers);
    const scope = currentScope();
    if (scope) headers.set("x-request-id", scope.requestId);
    const send = () => fetch(input, { ...init, headers });

    const start = performance.now();
    let outcome: BackendOutcome = "unreachable";
    try {
      const response = await (tracing
        ? tracing.call(
            {
              service,
              method: init?.method ?? request?.method ?? "GET",
              url: urlOf(input),
              headers,
            },
            send,
          )
        : send());
      outcome = outcomeOf(response.status);
      return response;
    } catch (error) {
      const signal = init?.signal ?? request?.signal;
      if (signal?.aborted) outcome = "given-up";
      throw error;
    } finally {
      metrics?.backendCalled(service, outcome, (performance.now() - start) / 1000);
    }
  };
}

function urlOf(input: string | URL | Request): string {
  if (typeof input === "string") return input;
  return input instanceof URL ? input.href : input.url;
}

function outcomeOf(status: number): BackendOutcome {
  if (status >= 500) return "failed";
  return status >= 400 ? "refused" : "ok";
}
