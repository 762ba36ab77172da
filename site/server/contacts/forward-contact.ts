import { rootCauseMessage } from "../http/remote-error.ts";
import { readRetryAfter } from "../http/remote-error.ts";

export type Forwarded =
  /** A final response, 2xx or 4xx, to pass through unchanged. */
  | { kind: "responded"; status: number; headers: Record<string, string>; body: string }
  /** Unreachable, failed (5xx), or asks for a retry (408, 425). */
  | { kind: "unavailable"; error: string; waitSeconds?: number };

export interface ForwardOptions {
  loaningUrl: string;
  timeoutMs: number;
  fetch?: typeof fetch | undefined;
}

const forwardedHeaders = ["content-type", "retry-after", "location", "x-request-id"];

/** Sends `POST /v1/realtor-contacts` to the loaning service once. Never throws. */
export async function forwardContact(
  { loaningUrl, timeoutMs, fetch: send = fetch }: ForwardOptions,
  { body, key, headers }: { body: unknown; key: string; headers?: Record<string, string> },
): Promise<Forwarded> {
  try {
    const response = await send(`${loaningUrl}/v1/realtor-contacts`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 408 || response.status === 425) {
      const retryAfter = response.headers.get("retry-after");
      return {
        kind: "unavailable",
        error: `${response.status} from the loaning service`,
        ...(retryAfter !== null && { waitSeconds: readRetryAfter(retryAfter) }),
      };
    }
    const responseHeaders = forwardedHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      kind: "responded",
      status: response.status,
      headers: Object.fromEntries(responseHeaders),
      body: text,
    };
  } catch (error) {
    return { kind: "unavailable", error: rootCauseMessage(error) };
  }
}
