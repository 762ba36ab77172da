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
  const { code, request } = error as { code?: unknown; request?: unknown };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(containsInput(error) ? {} : { message: error.message }),
    ...(typeof request === "string" ? { request } : {}),
    ...(frames && frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...(error.cause === undefined ? {} : { cause: sanitizeError(error.cause) }),
  };
}

function containsInput(error: Error): boolean {
  // Drizzle's errors have `params`, those of PostgreSQL and PGlite `severity`, `ApiError` `body`.
  return error instanceof SyntaxError || ["params", "severity", "body"].some((key) => key in error);
}
