/** Statuses after which a call is retried; see `docs/spec/api.md#retries`. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

const mutating: readonly string[] = ["PATCH", "POST", "PUT", "DELETE"];

/** Number of retries: one, and none for PATCH, POST, PUT and DELETE. */
export function getRetryCount(method: string): number {
  return mutating.includes(method) ? 0 : 1;
}

/** Parses `Retry-After` (seconds or a date) to seconds; undefined if absent or invalid. */
export function parseRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const time = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}

/** Milliseconds to wait before the retry: `Retry-After` of a 429 or 503, otherwise 0. */
export function getRetryDelay(response: Response | undefined): number {
  if (response?.status !== 429 && response?.status !== 503) return 0;
  return (parseRetryAfter(response.headers) ?? 0) * 1000;
}
