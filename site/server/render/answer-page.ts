import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { StatusCode } from "hono/utils/http-status";
import type { CachedPage } from "./html-cache.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationHeader } from "./speculation-rules.ts";

/** Sends a rendered page in the coding the browser takes, or 304 when it has this very page. */
export function answerPage(c: Context, page: CachedPage): Response {
  const coding = codingFor(c.req.header("accept-encoding"));
  const etag = `W/"${page.etag}"`;
  const headers = {
    ...securityHeaders,
    ...speculationHeader,
    ...page.headers,
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding, accept-language, cookie, sec-gpc",
    // The page is the same for everybody; its script hears of the signal by this (privacy-signal.ts).
    ...(c.req.header("sec-gpc") === "1" ? { "server-timing": "gpc" } : {}),
    etag,
  };
  if (page.status === 200 && c.req.header("if-none-match") === etag)
    return c.newResponse(null, 304, headers);
  const body = page.bodies[coding];
  // Hono sets the cookie of a remembered language on the answers it makes itself.
  return c.newResponse(c.req.method === "HEAD" ? null : new Uint8Array(body), {
    status: page.status as StatusCode, // whatever a page's load says
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(coding === "identity" ? {} : { "content-encoding": coding }),
    },
  });
}

/** The smallest coding the browser takes; browsers list them all alike. */
function codingFor(header: string | undefined): keyof CachedPage["bodies"] {
  const taken = parseAccept(header ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : "identity";
}
