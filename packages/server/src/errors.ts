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

/** Errors of Node have a code, those of PGlite's files the number of WASI, and those of its queries a message. */
const shortages = [
  {
    remedy: "the disk is full: make room, and start again",
    codes: new Set<unknown>(["ENOSPC", "EDQUOT", 51, 19]),
    message: /No space left on device/,
  },
  {
    remedy:
      "the process may not open more files: raise its limit (ulimit -n, LimitNOFILE) to 1024 or more, and start again",
    codes: new Set<unknown>(["EMFILE", "ENFILE", 33, 41]),
    message: /Too many open files|No file descriptors available/,
  },
];

/** What is lacking and what an operator can do, if an error or its cause is a full disk or too many open files. */
export function describeShortage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const code = "code" in error ? error.code : "errno" in error ? error.errno : undefined;
  const text = error instanceof Error ? error.message : "";
  const found = shortages.find(({ codes, message }) => codes.has(code) || message.test(text));
  return found?.remedy ?? ("cause" in error ? describeShortage(error.cause) : undefined);
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
