import type { RealtorProfile } from "@realtor/api/loaning";
import type { Context } from "hono";
import { movedHeaders } from "./moved-headers.ts";
import type { SiteEnv } from "./request-origin.ts";

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
