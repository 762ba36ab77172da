/** Seconds in a Retry-After header, whose other form is a date; between 1 s and a day, 30 s if absent. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null || header.trim() === "") return 30;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? 30 : Math.min(86_400, Math.max(1, Math.ceil(seconds)));
}
