import type { ProblemError } from "../schema/problem.schema.ts";

export interface ApiErrorDetails {
  status: number;
  code: string;
  message: string;
  detail?: string | undefined;
  errors?: readonly ProblemError[] | undefined;
  retryAfter?: number | undefined;
  reachable: boolean;
  request: string;
  body?: unknown;
  cause?: unknown;
}

/**
 * A failed call: an error response or no response. Created from RFC 9457 problem details if the
 * service sent them.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /**
   * Stable code of the service, or `http.<status>`, `network.unreachable`, `network.timeout`,
   * `response.unexpected`, `response.malformed`.
   */
  readonly code: string;
  /** The `detail` of the problem details; `message` is the text for users. */
  readonly detail: string | undefined;
  /** Validation errors: a JSON pointer and a code each. */
  readonly errors: readonly ProblemError[];
  /** Seconds to wait before a retry, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** False without a response (network error or time-out). */
  readonly reachable: boolean;
  /** Method and path, for logs. */
  readonly request: string;
  /** The response body, parsed if it is JSON. */
  readonly body: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message, details.cause === undefined ? {} : { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
    this.reachable = details.reachable;
    this.request = details.request;
    this.body = details.body;
  }
}
