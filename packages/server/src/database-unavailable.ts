/** Codes of the network, and PostgreSQL's classes for "cannot connect" (08) and "shutting down" (57P). */
const unavailable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|08...|57P0[1-3]|53300)$/;

/** Errors of `pg` and its pool for the same cases, which have no code. */
const connectionLost = /^(?:Connection terminated|timeout e(?:xceeded|xpired))/;

/**
 * Whether a query failed because the database is unreachable, so that a retry may succeed. Drizzle
 * wraps the driver's error as the cause.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    unavailable.test(code) ||
    connectionLost.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
