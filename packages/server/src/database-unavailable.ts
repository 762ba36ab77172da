/**
 * Codes of the network and of a full disk, and PostgreSQL's codes for "cannot connect" (08), "shutting down"
 * (57P), too many connections (53300) and a full disk (53100).
 */
const unavailable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOSPC|EDQUOT|08...|57P0[1-3]|53[13]00)$/;

/** Errors of `pg` and its pool for the same cases, which have no code. */
const connectionLost =
  /^(?:Connection terminated|Client has encountered a connection error|timeout e(?:xceeded|xpired))/;

/**
 * Whether a query or write failed because the database is unreachable or the disk is full, so that a retry
 * may succeed. Drizzle wraps the driver's error as the cause.
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
