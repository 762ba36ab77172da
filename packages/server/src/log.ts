import { ApiError } from "@realtor/api/http";
import { type DestinationStream, type Logger, pino } from "pino";
import { getRequestContext } from "./request-context.ts";

export type Log = Logger;

/** Buffered: a write per line would cost more than the rest of a request. Flushed on exit. */
const buffered = { sync: false, minLength: 12_288, periodicFlush: 250 };

/**
 * Creates a server's logger: JSON lines on standard output with request id and trace id. Personal
 * data of requests is never logged.
 */
export function createLog(level: string, output?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: sanitizeError },
    mixin() {
      const context = getRequestContext();
      return context ? { requestId: context.requestId, trace_id: context.traceId } : {};
    },
  };
  return pino(options, output ?? pino.destination(buffered));
}

/** An error without personal data, for logs. */
export interface SanitizedError {
  type: string;
  code?: string | number;
  /** Omitted where it may contain user input. */
  message?: string;
  /** Method and path of the failed backend call. */
  request?: string;
  /** Stack frames, without the message. */
  stack?: string;
  cause?: SanitizedError;
}

/**
 * Removes personal data from an error. Messages of databases and parsers contain input values, that
 * of an `ApiError` is the service's text: of those only type, code and stack frames remain.
 */
export function sanitizeError(error: unknown): SanitizedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(containsInput(error) ? {} : { message: error.message }),
    ...(error instanceof ApiError ? { request: error.request } : {}),
    ...(frames && frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...(error.cause === undefined ? {} : { cause: sanitizeError(error.cause) }),
  };
}

function containsInput(error: Error): boolean {
  if (error instanceof SyntaxError || error instanceof ApiError) return true;
  // Drizzle's errors have `params`, those of PostgreSQL and PGlite `severity`.
  return "params" in error || "severity" in error;
}

/**
 * Sanitizes a path for logs and traces: removes the query, and after `/api/auth/{call}` the rest,
 * which may be a one-time token; and the token of a preview link.
 */
export function sanitizePath(path: string): string {
  const [bare = ""] = path.split("?", 1);
  return bare
    .replace(/^(\/api\/auth\/[^/]*)\/.*$/s, "$1")
    .replace(/^((?:\/[^/]+)?\/p)\/.*$/s, "$1/{token}");
}
