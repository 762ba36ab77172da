import { FetchError, ofetch } from "ofetch";
import {
  ApiError,
  createNetworkError,
  createResponseError,
  isJson,
  parseRetryAfter,
  readProblem,
} from "./api-error.ts";

export { ApiError };

export type HttpMethod = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface HttpCall {
  /** Default: GET. */
  method?: HttpMethod;
  /** Undefined values are omitted. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** An object is sent as JSON; a form, file or string unchanged. */
  body?: object | FormData | Blob | string;
  headers?: Readonly<Record<string, string>>;
  /** Statuses of a success. Any other is an ApiError. */
  success: number | readonly number[];
  /** `none` ignores the body of a success. Default: json. */
  responseType?: "json" | "none";
  skipToken?: boolean;
  /** Milliseconds for the whole call including its retry. Default: that of the client. */
  timeoutMs?: number;
  /** Aborts the call, which rejects with the signal's reason instead of an ApiError. */
  signal?: AbortSignal;
  /** Completes the call when its page is closed meanwhile. Browsers limit such bodies to 64 KB. */
  keepalive?: boolean;
}

export interface HttpResponse<Data> {
  status: number;
  headers: Headers;
  data: Data;
}

/**
 * Calls a service. `path` starts with a slash; an absolute URL is called without the token. `Data`
 * is the declared response type and not validated.
 */
export type Http = <Data = unknown>(path: string, call: HttpCall) => Promise<HttpResponse<Data>>;

/** Argument of `onRequest`, which may add headers before each attempt. */
export interface OutgoingRequest {
  method: HttpMethod;
  path: string;
  headers: Headers;
}

export interface HttpOptions {
  /** Origin of the service and path prefix; empty for the page's own origin. */
  baseUrl: string;
  /** Returns the stored token; nothing when signed out. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /** Milliseconds for a whole call. Default: 10 000. */
  timeoutMs?: number;
  /** Replaces the global `fetch`, for example with an in-process service. */
  fetch?: typeof globalThis.fetch;
  onRequest?: (request: OutgoingRequest) => void | Promise<void>;
}

/** Statuses after which a call is retried; see `docs/spec/api.md#retries`. */
const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

const mutating: readonly string[] = ["PATCH", "POST", "PUT", "DELETE"];

/** Number of retries: one, and none for PATCH, POST, PUT and DELETE. */
function getRetryCount(method: string): number {
  return mutating.includes(method) ? 0 : 1;
}

/** Milliseconds to wait before the retry: `Retry-After` of a 429 or 503, otherwise 0. */
function getRetryDelay(response: Response | undefined): number {
  if (response?.status !== 429 && response?.status !== 503) return 0;
  return (parseRetryAfter(response.headers) ?? 0) * 1000;
}

/**
 * Creates the HTTP client of a service. It sends the bearer token if one is stored, retries
 * idempotent calls (`docs/spec/api.md#retries`) and throws an `ApiError` for everything but the
 * expected success.
 */
export function createHttp(options: HttpOptions): Http {
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const send = ofetch.create(
    { responseType: "text", retryStatusCodes: [...retryStatuses] },
    options.fetch && { fetch: options.fetch },
  );

  async function execute(path: string, call: HttpCall): Promise<HttpResponse<unknown>> {
    const method = call.method ?? "GET";
    // A signed URL is a credential, so its query appears in no error and no log.
    const request = `${method} ${path.replace(/\?.*$/s, "")}`;
    const own = path.startsWith("/");
    const headers = new Headers({ accept: "application/json", ...call.headers });
    const token = own && !call.skipToken ? await options.getToken?.() : null;
    if (token) headers.set("authorization", `Bearer ${token}`);

    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? 10_000;
    const timeout = AbortSignal.timeout(timeoutMs);
    const deadline = performance.now() + timeoutMs;
    const signal = call.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
    try {
      const response = await rejectOnAbort(signal, () =>
        send.raw(own ? baseUrl + path : path, {
          method,
          headers,
          signal,
          // ofetch types JSON bodies as records; interfaces and schema types are not assignable to
          // them.
          body: call.body as Record<string, unknown> | undefined,
          ...(call.query && { query: { ...call.query } }),
          ...(call.keepalive && { keepalive: true }),
          retry: getRetryCount(method),
          retryDelay: (context) => getRetryDelay(context.response),
          onRequest: (context) =>
            options.onRequest?.({ method, path, headers: context.options.headers }),
          onResponseError(context) {
            const waitsTooLong = performance.now() + getRetryDelay(context.response) >= deadline;
            if (waitsTooLong) context.options.retry = false;
          },
        }),
      );
      const { _data: text = "" } = response;
      const data = parseResponse(response, text, call, request);
      return { status: response.status, headers: response.headers, data };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (call.signal?.aborted) throw call.signal.reason;
      throw toApiError(error, timeout.aborted ? timeoutMs : undefined, request);
    }
  }

  // The caller declares the response type; see `Http`.
  return (path, call) => execute(path, call) as Promise<HttpResponse<never>>;
}

/** Rejects when the signal aborts, also between two attempts and if `fetch` ignores signals. */
function rejectOnAbort<Value>(signal: AbortSignal, start: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    start().then(resolve, reject);
  });
}

function parseResponse(response: Response, text: string, call: HttpCall, request: string): unknown {
  if (![call.success].flat().includes(response.status)) {
    throw createResponseError(response, text, request, "response.unexpected");
  }
  if (call.responseType === "none" || text === "") return undefined;
  try {
    if (isJson(response)) return JSON.parse(text);
  } catch {}
  throw createResponseError(response, text, request, "response.malformed");
}

/** Maps an error of ofetch, with or without a response, to an ApiError. */
function toApiError(error: unknown, timedOutAfter: number | undefined, request: string): ApiError {
  if (!(error instanceof FetchError)) return createNetworkError(request, timedOutAfter, error);
  if (!error.response) return createNetworkError(request, timedOutAfter, error.cause);
  return readProblem(error.response, typeof error.data === "string" ? error.data : "", request);
}
