import type { Log } from "./log.ts";
import { circuitBreaker, ConsecutiveBreaker, handleWhen, isBrokenCircuitError } from "cockatiel";

export interface CircuitBreakerOptions {
  /** Name of the service in log lines. */
  service: string;
  log: Log;
  fetch: typeof fetch;
  /** Failures in a row that open the circuit. */
  failures?: number;
  /** Time until one call tests the service again. */
  halfOpenAfterMs?: number;
}

/** Statuses of a service or proxy that cannot respond; a 500 can be the fault of one request. */
const unavailable = [502, 503, 504];

/** A response that counts as a failure, and that the caller gets anyway. */
class UnavailableResponse extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super(`status ${response.status}`);
    this.response = response;
  }
}

/**
 * Creates a `fetch` that fails immediately after several consecutive failures of a service, instead of
 * waiting for each time limit, and tests the service again after a pause. A call that its caller aborts does
 * not count, except for a time limit, and neither does a proxied body, which a visitor can break off.
 */
export function createCircuitBreaker({
  service,
  log,
  fetch: send,
  failures = 5,
  halfOpenAfterMs = 2000,
}: CircuitBreakerOptions): typeof fetch {
  const breaker = circuitBreaker(handleWhen(isServiceFailure), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: halfOpenAfterMs,
  });
  breaker.onBreak(() => log.warn({ service }, "circuit opened: the service does not respond"));
  breaker.onReset(() => log.info({ service }, "circuit closed: the service responds again"));
  return async (input, init) => {
    if (isStream(input, init)) return send(input, init);
    try {
      return await breaker.execute(async () => {
        const response = await send(input, init);
        if (unavailable.includes(response.status)) throw new UnavailableResponse(response);
        return response;
      });
    } catch (error) {
      if (error instanceof UnavailableResponse) return error.response;
      // As fetch reports a connection that cannot be made.
      if (isBrokenCircuitError(error)) throw new TypeError("fetch failed", { cause: error });
      throw error;
    }
  };
}

function isStream(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): boolean {
  const body = init?.body ?? (input instanceof Request ? input.body : null);
  return body instanceof ReadableStream;
}

function isServiceFailure(error: unknown): boolean {
  if (error instanceof UnavailableResponse || error instanceof TypeError) return true;
  return error instanceof DOMException && error.name === "TimeoutError";
}
