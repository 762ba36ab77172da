/**
 * The message of the innermost cause, such as `connect ECONNREFUSED 127.0.0.1:3001`. fetch and the
 * Slack client report only that they failed.
 */
export function rootCauseMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = "original" in error ? error.original : error.cause;
  const message = error.message || ("code" in error ? String(error.code) : error.name);
  return inner === undefined ? message : rootCauseMessage(inner);
}
