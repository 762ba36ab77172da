import type { ProblemError } from "../schema/problem.schema.ts";
import { ApiError } from "./api-error.ts";
import { parseRetryAfter } from "./retry.ts";

/** Media types of JSON: `application/json`, `application/problem+json` and their like. */
export function isJson(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);
}

/** The error for a refused call. Any body will do: problem details, other JSON, an HTML page or nothing. */
export function readProblem(response: Response, text: string, request: string): ApiError {
  const body = isJson(response) ? parseOrKeep(text) : text;
  const problem: Record<string, unknown> = isRecord(body) ? body : {};
  const detail = textOf(problem["detail"]);
  return new ApiError({
    status: response.status,
    code: textOf(problem["code"]) ?? `http.${response.status}`,
    message:
      textOf(problem["message"]) ??
      detail ??
      textOf(problem["title"]) ??
      `The service answered ${`${response.status} ${response.statusText}`.trim()}.`,
    detail,
    errors: Array.isArray(problem["errors"]) ? problem["errors"].filter(isProblemError) : [],
    retryAfter: parseRetryAfter(response.headers),
    reachable: true,
    request,
    body,
  });
}

function parseOrKeep(text: string): unknown {
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

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
