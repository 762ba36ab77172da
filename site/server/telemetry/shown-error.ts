/** An error as a log may have it. */
export interface ShownError {
  type: string;
  code?: string | number;
  /** Left out where it may repeat what somebody typed. */
  message?: string;
  /** Method and path of the call to a backend that failed. */
  request?: string;
  /** Where it came from, without the message. */
  stack?: string;
  cause?: ShownError;
}

/**
 * What a log may say of an error. The messages of databases and of parsers repeat the values they were
 * given, that of an `ApiError` is what the service says: of those only type, code and place remain.
 */
export function showError(error: unknown): ShownError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, request } = error as { code?: unknown; request?: unknown };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(repeatsValues(error) ? {} : { message: error.message }),
    ...(typeof request === "string" ? { request } : {}),
    ...(frames && frames.length > 0 ? { stack: frames.join("\n") } : {}),
    ...(error.cause === undefined ? {} : { cause: showError(error.cause) }),
  };
}

function repeatsValues(error: Error): boolean {
  // Drizzle's has the query and its parameters, PostgreSQL's and PGlite's a severity, `ApiError` a body.
  return error instanceof SyntaxError || ["params", "severity", "body"].some((key) => key in error);
}
