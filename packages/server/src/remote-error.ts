/** Parses Retry-After (seconds or a date) to seconds: clamped to 1 s to 24 h, 30 s when absent. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null || header.trim() === "") return 30;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? 30 : Math.min(86_400, Math.max(1, Math.ceil(seconds)));
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
