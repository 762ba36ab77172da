import { FetchError, ofetch } from "ofetch";
import { ApiError } from "./api-error.ts";
import { malformedBody, noAnswer, unexpectedStatus } from "./failures.ts";
import type { Http, HttpAnswer, HttpCall, HttpOptions } from "./http.ts";
import { isJson, readProblem } from "./read-problem.ts";
import { retriesOf, retryDelayOf, retryStatuses } from "./retry.ts";

/**
 * The one way to a service: bearer token where one is stored, the retry rule of SPEC section 9,
 * bodies as they came, and an `ApiError` for everything that is not the expected success.
 */
export function createHttp(options: HttpOptions): Http {
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const send = ofetch.create(
    { responseType: "text", retryStatusCodes: [...retryStatuses] },
    options.fetch && { fetch: options.fetch },
  );

  async function answer(path: string, call: HttpCall): Promise<HttpAnswer<unknown>> {
    const method = call.method ?? "GET";
    // A signed address is a key for as long as it lasts, so its query is in no error and no log.
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
      const response = await untilAborted(signal, () =>
        send.raw(own ? baseUrl + path : path, {
          method,
          headers,
          signal,
          // ofetch types JSON bodies as records; interfaces and schema types are objects all the same.
          body: call.body as Record<string, unknown> | undefined,
          ...(call.query && { query: { ...call.query } }),
          retry: retriesOf(method),
          retryDelay: (context) => retryDelayOf(context.response),
          onRequest: (context) =>
            options.onRequest?.({ method, path, headers: context.options.headers }),
          onResponseError(context) {
            const waitsTooLong = performance.now() + retryDelayOf(context.response) >= deadline;
            if (waitsTooLong) context.options.retry = false;
          },
        }),
      );
      const { _data: text = "" } = response;
      const data = readAnswer(response, text, call, request);
      return { status: response.status, headers: response.headers, data };
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (call.signal?.aborted) throw call.signal.reason;
      throw failureOf(error, timeout.aborted ? timeoutMs : undefined, request);
    }
  }

  // The caller names what the contract says an answer holds; see `Http`.
  return (path, call) => answer(path, call) as Promise<HttpAnswer<never>>;
}

/** Rejects as soon as the signal fires, also between two tries and under a `fetch` that ignores signals. */
function untilAborted<Value>(signal: AbortSignal, start: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    start().then(resolve, reject);
  });
}

function readAnswer(response: Response, text: string, call: HttpCall, request: string): unknown {
  if (![call.success].flat().includes(response.status)) {
    throw unexpectedStatus(response, text, request);
  }
  if (call.answer === "none" || text === "") return undefined;
  if (!isJson(response)) throw malformedBody(response, text, request);
  try {
    return JSON.parse(text);
  } catch {
    throw malformedBody(response, text, request);
  }
}

/** The error for a call that was refused (it has a response) or never answered (it has none). */
function failureOf(error: unknown, timedOutAfter: number | undefined, request: string): ApiError {
  if (!(error instanceof FetchError)) return noAnswer(request, timedOutAfter, error);
  if (!error.response) return noAnswer(request, timedOutAfter, error.cause);
  return readProblem(error.response, typeof error.data === "string" ? error.data : "", request);
}
