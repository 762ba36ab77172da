/**
 * A startup failure that an operator can fix. The message is one sentence: cause and remedy. The
 * process prints it without a stack trace and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The `code` of a system or database error. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
