/** Statuses after which a call is tried again (SPEC section 9). */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

const mutating: readonly string[] = ["PATCH", "POST", "PUT", "DELETE"];

/** How often a call is tried again: once, and never for PATCH, POST, PUT and DELETE (SPEC section 9). */
export function retriesOf(method: string): number {
  return mutating.includes(method) ? 0 : 1;
}

/** Seconds of a `Retry-After`, written as seconds or as a date; undefined without a readable one. */
export function parseRetryAfter(headers: Headers, now = Date.now()): number | undefined {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value);
  const time = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}

/** Milliseconds to wait before the next try: what a 429 or 503 asks for, else none. */
export function retryDelayOf(response: Response | undefined): number {
  if (response?.status !== 429 && response?.status !== 503) return 0;
  return (parseRetryAfter(response.headers) ?? 0) * 1000;
}
