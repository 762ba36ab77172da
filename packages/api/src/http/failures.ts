import { ApiError } from "./api-error.ts";

/** The error for a call that nobody answered, after `timeoutMs` where that was the reason. */
export function noAnswer(request: string, timeoutMs?: number, cause?: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: timeoutMs === undefined ? "network.unreachable" : "network.timeout",
    message:
      timeoutMs === undefined
        ? "The service could not be reached."
        : `The service did not answer within ${timeoutMs / 1000} seconds.`,
    reachable: false,
    request,
    cause,
  });
}

/** The error for a status that is no failure and yet not the success that the contract names. */
export function unexpectedStatus(response: Response, text: string, request: string): ApiError {
  return unusable(response, text, request, "response.unexpected");
}

/** The error for a success whose body cannot be read as JSON, such as a proxy's own page. */
export function malformedBody(response: Response, text: string, request: string): ApiError {
  return unusable(response, text, request, "response.malformed");
}

function unusable(response: Response, text: string, request: string, code: string): ApiError {
  const type = response.headers.get("content-type") ?? "no content type";
  return new ApiError({
    status: response.status,
    code,
    message: `The service gave an answer that was not expected (${response.status}, ${type}).`,
    reachable: true,
    request,
    body: text,
  });
}
