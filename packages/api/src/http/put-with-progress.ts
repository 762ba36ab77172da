import { createNetworkError, createResponseError, readProblem } from "./api-error.ts";

export interface ProgressCall {
  headers: Readonly<Record<string, string>>;
  success: readonly number[];
  timeoutMs: number;
  signal?: AbortSignal;
  /** Called with the share of bytes sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Uploads a file by PUT with XMLHttpRequest, since `fetch` reports no upload progress.
 * @throws {ApiError} like a call of `createHttp`.
 */
export function putWithProgress(url: string, file: Blob, call: ProgressCall): Promise<void> {
  const { signal } = call;
  const name = `PUT ${url.replace(/\?.*$/s, "")}`;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("PUT", url);
    request.timeout = call.timeoutMs;
    for (const [header, value] of Object.entries(call.headers)) {
      request.setRequestHeader(header, value);
    }
    const abort = () => request.abort();
    signal?.addEventListener("abort", abort, { once: true });
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) call.onProgress(loaded / total);
    });
    request.addEventListener("abort", () => reject(signal?.reason));
    request.addEventListener("error", () => reject(createNetworkError(name)));
    request.addEventListener("timeout", () => reject(createNetworkError(name, call.timeoutMs)));
    request.addEventListener("load", () => {
      if (call.success.includes(request.status)) resolve();
      else reject(toApiError(request, name));
    });
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    request.send(file);
  });
}

function toApiError(request: XMLHttpRequest, name: string) {
  const headers = new Headers();
  for (const header of ["content-type", "retry-after"]) {
    const value = request.getResponseHeader(header);
    if (value !== null) headers.set(header, value);
  }
  const { status, statusText, responseText } = request;
  const body = status === 204 || status === 205 || status === 304 ? null : responseText;
  const response = new Response(body, { status, statusText, headers });
  return status >= 400
    ? readProblem(response, responseText, name)
    : createResponseError(response, responseText, name, "response.unexpected");
}
