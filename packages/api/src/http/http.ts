export type HttpMethod = "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call to a service. */
export interface HttpCall {
  /** GET unless given. */
  method?: HttpMethod;
  /** Undefined values are left out. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** An object travels as JSON; a form, a file or a text as it is. */
  body?: object | FormData | Blob | string;
  headers?: Readonly<Record<string, string>>;
  /** The statuses that mean it worked. Any other is an ApiError. */
  success: number | readonly number[];
  /** What a success carries: JSON unless `none`, which leaves the body unread. */
  answer?: "json" | "none";
  /** Send no bearer token, although one is stored (SPEC section 7). */
  skipToken?: boolean;
  /** Milliseconds for the whole call, its retry included; the instance's own unless given. */
  timeoutMs?: number;
  /** Gives the call up; it then rejects with the signal's reason, not with an ApiError. */
  signal?: AbortSignal;
}

export interface HttpAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data;
}

/**
 * Calls a service. `path` begins with a slash; an absolute address goes elsewhere, without the token.
 * `Data` is what the contract says a success carries, taken at its word: parse it where that matters.
 */
export type Http = <Data = unknown>(path: string, call: HttpCall) => Promise<HttpAnswer<Data>>;

/** What `onRequest` sees before each try, and may add headers to. */
export interface OutgoingRequest {
  method: HttpMethod;
  path: string;
  headers: Headers;
}

export interface HttpOptions {
  /** Origin of the service and any path before its own; empty for the page's own origin. */
  baseUrl: string;
  /** The stored `accessToken`, or nothing when signed out. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>;
  /** Milliseconds for a whole call; 10 000 unless given. */
  timeoutMs?: number;
  /** Stands in for the global `fetch`, such as a service in process. */
  fetch?: typeof globalThis.fetch;
  onRequest?: (request: OutgoingRequest) => void | Promise<void>;
}
