/**
 * The message of an error's innermost cause, such as `connect ECONNREFUSED 127.0.0.1:3001`: fetch and
 * the Slack client only say that it failed.
 */
export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = "original" in error ? error.original : error.cause;
  const message = error.message || ("code" in error ? String(error.code) : error.name);
  return inner === undefined ? message : innermostMessage(inner);
}
