import { ApiError } from "./api-error.ts";

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

/** Creates the error for a status below 400 that is not an expected success. */
export function createUnexpectedStatusError(
  response: Response,
  text: string,
  request: string,
): ApiError {
  return createResponseError(response, text, request, "response.unexpected");
}

/** Creates the error for a success whose body is not JSON, such as a proxy's page. */
export function createMalformedBodyError(
  response: Response,
  text: string,
  request: string,
): ApiError {
  return createResponseError(response, text, request, "response.malformed");
}

function createResponseError(
  response: Response,
  text: string,
  request: string,
  code: string,
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
