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

/**
 * Codes of the network and of a full disk, and PostgreSQL's codes for "cannot connect" (08), "shutting down"
 * (57P), a statement that took too long (57014), too many connections (53300) and a full disk (53100).
 */
const unavailable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOSPC|EDQUOT|08...|57P0[1-3]|57014|53[13]00)$/;

/** Errors of `pg` and its pool for the same cases, which have no code. */
const connectionLost =
  /^(?:Connection terminated|Client has encountered a connection error|timeout e(?:xceeded|xpired)|Query read timeout)/;

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
