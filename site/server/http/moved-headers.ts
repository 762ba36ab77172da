import { cacheControl } from "./cache-control.ts";

const keptMs = 3600_000;

/**
 * Headers of the redirect from a former address of a homepage that was last changed at `changedAt` (RFC 3339).
 * When an address is taken back, a browser that kept the redirect would be sent to and fro until the hour is
 * over: on the way back it is told to forget what it kept.
 */
export function movedHeaders(changedAt: string, now: number): Record<string, string> {
  const isRecent = now - Date.parse(changedAt) < keptMs;
  return {
    "cache-control": cacheControl.moved,
    ...(isRecent && { "clear-site-data": '"cache"' }),
  };
}
