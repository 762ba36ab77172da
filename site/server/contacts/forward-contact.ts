import { contactReceipt, problemDetails } from "@realtor/api/loaning-schemas";
import { rootCauseMessage } from "@realtor/server/errors";
import { readRetryAfter } from "@realtor/server/retry";

export type Forwarded =
  /** Stored by a service that responds without the receipt of the contract. */
  | { kind: "accepted" }
  /** A final response of the contract, to pass through unchanged: a receipt, or problem details. */
  | { kind: "responded"; status: number; headers: Record<string, string>; body: string }
  /** Unreachable, failed (5xx), a request to retry (408, 425), or a response that is not the contract's. */
  | { kind: "unavailable"; error: string; waitSeconds?: number };

export interface ForwardOptions {
  loaningUrl: string;
  timeoutMs: number;
  fetch?: typeof fetch | undefined;
}

const forwardedHeaders = ["content-type", "retry-after", "location", "x-request-id"];

/** Posts JSON to the loaning service. Rejects without a response. */
export async function callLoaningService(
  { loaningUrl, timeoutMs, fetch: send = fetch }: ForwardOptions,
  path: string,
  { body, headers }: { body: unknown; headers: Record<string, string> },
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await send(loaningUrl + path, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Sends `POST /v1/realtor-contacts` to the loaning service once. Never throws. A 201 with any JSON or no body is
 * stored (docs/spec/forms.md#delivery); the HTML of a maintenance page, or a 404 of a proxy, does not say that
 * the request is stored or rejected.
 */
export async function forwardContact(
  service: ForwardOptions,
  { body, key, headers }: { body: unknown; key: string; headers?: Record<string, string> },
): Promise<Forwarded> {
  try {
    const response = await callLoaningService(service, "/v1/realtor-contacts", {
      body,
      headers: { ...headers, "idempotency-key": key },
    });
    const { status, text } = response;
    if (status === 201 && isForeignReceipt(text)) return { kind: "accepted" };
    if (!isFinal(status) || !isContractBody(status, text)) {
      const retryAfter = response.headers.get("retry-after");
      return {
        kind: "unavailable",
        error: isFinal(status)
          ? `${status} from the loaning service with an unknown body`
          : `${status} from the loaning service`,
        ...(retryAfter !== null && { waitSeconds: readRetryAfter(retryAfter) }),
      };
    }
    const responseHeaders = forwardedHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      kind: "responded",
      status,
      headers: Object.fromEntries(responseHeaders),
      body: text,
    };
  } catch (error) {
    return { kind: "unavailable", error: rootCauseMessage(error) };
  }
}

function isFinal(status: number): boolean {
  return status < 500 && status !== 408 && status !== 425;
}

/** Whether the body is what the contract has for this status. */
function isContractBody(status: number, text: string): boolean {
  const body = readJson(text);
  if (status < 300) return status === 201 && contactReceipt.safeParse(body).success;
  return problemDetails.safeParse(body).data?.status === status;
}

/** Whether the body of a 201 is empty or other JSON than the receipt of the contract. */
function isForeignReceipt(text: string): boolean {
  if (text.trim() === "") return true;
  const body = readJson(text);
  return body !== undefined && !contactReceipt.safeParse(body).success;
}

/** The value of a JSON text, or undefined for other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
