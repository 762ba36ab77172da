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
  /** Omits the bearer token. */
  skipToken?: boolean;
  /** Milliseconds for the whole call including its retry. Default: that of the client. */
  timeoutMs?: number;
  /** Aborts the call, which rejects with the signal's reason instead of an ApiError. */
  signal?: AbortSignal;
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
