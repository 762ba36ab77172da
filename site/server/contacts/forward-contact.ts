import { innermostMessage } from "../http/innermost-message.ts";
import { readRetryAfter } from "../http/retry-after.ts";

/** What the loaning service made of a contact request. */
export type Forwarded =
  /** It decided: 2xx or 4xx, to be passed on as it is. */
  | { kind: "answered"; status: number; headers: Record<string, string>; body: string }
  /** It is away, failed (5xx) or asks to come back (408, 425). */
  | { kind: "away"; error: string; waitSeconds?: number };

export interface ForwardOptions {
  /** Origin of the loaning service. */
  loaningUrl: string;
  timeoutMs: number;
  /** How the service is called; the global `fetch` unless given. */
  fetch?: typeof fetch | undefined;
}

const passedOn = ["content-type", "retry-after", "location", "x-request-id"];

/** `POST /v1/realtor-contacts` at the loaning service, once; never throws. */
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
        kind: "away",
        error: `${response.status} from the loaning service`,
        ...(retryAfter !== null && { waitSeconds: readRetryAfter(retryAfter) }),
      };
    }
    const kept = passedOn.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      kind: "answered",
      status: response.status,
      headers: Object.fromEntries(kept),
      body: text,
    };
  } catch (error) {
    return { kind: "away", error: innermostMessage(error) };
  }
}
