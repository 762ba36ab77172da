/** Parses Retry-After (seconds or a date) to seconds: clamped to 1 s to 24 h, 30 s when absent. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null || header.trim() === "") return 30;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? 30 : Math.min(86_400, Math.max(1, Math.ceil(seconds)));
}
