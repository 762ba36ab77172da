import type { ProblemError } from "../schema/problem.schema.ts";
import { ApiError } from "./api-error.ts";
import { parseRetryAfter } from "./retry.ts";

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
