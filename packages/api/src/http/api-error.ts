import type { ProblemError } from "../schema/problem.schema.ts";

/** What is known about a call that failed. */
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
 * A call that did not succeed: refused by the service, or never answered. Read from RFC 9457 problem
 * details where the service sent them (DECISIONS 7).
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The status answered; 0 where there was no answer. */
  readonly status: number;
  /** The service's stable code, or `http.<status>`, `network.unreachable`, `network.timeout`, `response.unexpected`, `response.malformed`. */
  readonly code: string;
  /** The longer text of the problem details, where there is one; `message` is the one for people. */
  readonly detail: string | undefined;
  /** The refused fields: a JSON pointer and a code each. */
  readonly errors: readonly ProblemError[];
  /** Seconds to wait before asking again, from `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** False where no answer came at all (network, time-out): the service is down rather than refusing. */
  readonly reachable: boolean;
  /** Method and path, for logs. */
  readonly request: string;
  /** The answer's body as it came: parsed where it is JSON, else its text. */
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
