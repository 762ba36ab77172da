import type { RealtorProfile } from "@realtor/api/loaning";
import type { Context } from "hono";
import { cacheControl } from "./cache-control.ts";
import type { SiteEnv } from "./request-origin.ts";

const keptMs = 3600_000;

/**
 * Headers of the redirect from a former address of a website that was last changed at `changedAt` (RFC 3339).
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

/**
 * Redirects a file of an agent from a former address (docs/spec/hosts.md#former-addresses) to the present
 * one; undefined when it was requested there. Pages do the same in `loadAgent`.
 */
export function redirectMoved(
  c: Context<SiteEnv>,
  asked: string,
  { desiredUrl, updatedAt }: Pick<RealtorProfile, "desiredUrl" | "updatedAt">,
): Response | undefined {
  if (asked.toLowerCase() === desiredUrl.toLowerCase()) return undefined;
  const { pathname, search } = new URL(c.req.url);
  // A slug has no dot, and the segments before it are reserved words.
  const segments = pathname.split("/");
  const at = segments.findIndex((segment) => segment.split(".", 1)[0] === asked);
  // Spelled with percent signs: the file is the same.
  if (at === -1) return undefined;
  const moved = segments.with(at, desiredUrl + (segments[at]?.slice(asked.length) ?? ""));
  const location = moved.join("/") + search;
  return c.body(null, 301, { location, ...movedHeaders(updatedAt, Date.now()) });
}
