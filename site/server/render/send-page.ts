import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { StatusCode } from "hono/utils/http-status";
import type { CachedPage } from "./html-cache.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationHeader } from "./speculation-rules.ts";

export type Coding = keyof CachedPage["bodies"];

/** Sends a rendered page in the negotiated coding, or 304 when the ETag matches. */
export function sendPage(c: Context, page: CachedPage): Response {
  const coding = negotiateCoding(c.req.header("accept-encoding"));
  const headers = getPageHeaders(page, hasGpcSignal(c.req.header("sec-gpc")));
  if (matchesEtag(page, c.req.header("if-none-match"))) return c.newResponse(null, 304, headers);
  const body = page.bodies[coding];
  // `c.newResponse` includes the locale cookie set on the context.
  return c.newResponse(c.req.method === "HEAD" ? null : new Uint8Array(body), {
    status: page.status as StatusCode, // from the page's load function
    headers: { ...headers, ...getBodyHeaders(page, coding) },
  });
}

/** Headers of a page in any coding, and of its 304. */
export function getPageHeaders(page: CachedPage, privacySignal: boolean): Record<string, string> {
  return {
    ...securityHeaders,
    ...speculationHeader,
    ...page.headers,
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding, accept-language, cookie, sec-gpc",
    // The HTML is the same for all visitors; the script reads the signal from this header
    // (consent.ts).
    ...(privacySignal ? { "server-timing": "gpc" } : {}),
    etag: getEtag(page),
  };
}

/** Headers that describe the body. */
export function getBodyHeaders(page: CachedPage, coding: Coding): Record<string, string> {
  return {
    "content-length": String(page.bodies[coding].length),
    ...(coding === "identity" ? {} : { "content-encoding": coding }),
  };
}

/** Whether the browser sends the Global Privacy Control signal. */
export function hasGpcSignal(secGpc: string | undefined): boolean {
  return secGpc === "1";
}

export function matchesEtag(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  return page.status === 200 && ifNoneMatch === getEtag(page);
}

function getEtag(page: CachedPage): string {
  return `W/"${page.etag}"`;
}

/** The preferred coding that the browser accepts. */
export function negotiateCoding(acceptEncoding: string | undefined): Coding {
  const accepted = parseAccept(acceptEncoding ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : "identity";
}
