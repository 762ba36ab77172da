import type { ProblemError } from "../schema/problem.ts";

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

/** Creates the error for a call without a response; `timeoutMs` is set for a time-out. */
export function createNetworkError(request: string, timeoutMs?: number, cause?: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: timeoutMs === undefined ? "network.unreachable" : "network.timeout",
    message:
      timeoutMs === undefined
        ? "The service could not be reached."
        : `The service did not respond within ${timeoutMs / 1000} seconds.`,
    reachable: false,
    request,
    cause,
  });
}

/**
 * Creates the error for an unusable response below 400: `response.unexpected` for a status that is
 * not an expected success, `response.malformed` for a body that is not JSON, such as a proxy's page.
 */
export function createResponseError(
  response: Response,
  text: string,
  request: string,
  code: "response.unexpected" | "response.malformed",
): ApiError {
  const type = response.headers.get("content-type") ?? "no content type";
  return new ApiError({
    status: response.status,
    code,
    message: `The service sent an unexpected response (${response.status}, ${type}).`,
    reachable: true,
    request,
    body: text,
  });
}

/** Whether the media type is JSON: `application/json` or `+json`. */
export function isJson(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);
}

/**
 * Creates the error for an error response. Accepts any body: problem details, other JSON, an HTML
 * page or none.
 */
export function readProblem(response: Response, text: string, request: string): ApiError {
  const body = isJson(response) ? parseJsonOrText(text) : text;
  const problem: Record<string, unknown> = isRecord(body) ? body : {};
  const detail = toText(problem["detail"]);
  return new ApiError({
    status: response.status,
    code: toText(problem["code"]) ?? `http.${response.status}`,
    message:
      toText(problem["message"]) ??
      detail ??
      toText(problem["title"]) ??
      `The service responded with ${`${response.status} ${response.statusText}`.trim()}.`,
    detail,
    errors: Array.isArray(problem["errors"]) ? problem["errors"].filter(isProblemError) : [],
    retryAfter: parseRetryAfter(response.headers),
    reachable: true,
    request,
    body,
  });
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isProblemError(value: unknown): value is ProblemError {
  return (
    isRecord(value) && typeof value["pointer"] === "string" && typeof value["code"] === "string"
  );
}

function toText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Parses `Retry-After` (seconds or a date) to seconds; undefined if absent or invalid. */
export function parseRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const time = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}
