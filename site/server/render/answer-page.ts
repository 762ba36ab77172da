import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import type { StatusCode } from "hono/utils/http-status";
import type { CachedPage } from "./html-cache.ts";
import { securityHeaders } from "./security-headers.ts";
import { speculationHeader } from "./speculation-rules.ts";

/** The content codings that a page is kept in. */
export type Coding = keyof CachedPage["bodies"];

/** Sends a rendered page in the coding the browser takes, or 304 when it has this very page. */
export function answerPage(c: Context, page: CachedPage): Response {
  const coding = codingFor(c.req.header("accept-encoding"));
  const headers = headersOfPage(page, asksForPrivacy(c.req.header("sec-gpc")));
  if (isKnown(page, c.req.header("if-none-match"))) return c.newResponse(null, 304, headers);
  const body = page.bodies[coding];
  // Hono sets the cookie of a remembered language on the answers it makes itself.
  return c.newResponse(c.req.method === "HEAD" ? null : new Uint8Array(body), {
    status: page.status as StatusCode, // whatever a page's load says
    headers: { ...headers, ...headersOfBody(page, coding) },
  });
}

/** The headers of a page in any coding, also when the browser has it already. */
export function headersOfPage(page: CachedPage, privacySignal: boolean): Record<string, string> {
  return {
    ...securityHeaders,
    ...speculationHeader,
    ...page.headers,
    "content-type": "text/html; charset=utf-8",
    vary: "accept-encoding, accept-language, cookie, sec-gpc",
    // The page is the same for everybody; its script hears of the signal by this (privacy-signal.ts).
    ...(privacySignal ? { "server-timing": "gpc" } : {}),
    etag: etagOf(page),
  };
}

/** The headers that come with the page's bytes. */
export function headersOfBody(page: CachedPage, coding: Coding): Record<string, string> {
  return {
    "content-length": String(page.bodies[coding].length),
    ...(coding === "identity" ? {} : { "content-encoding": coding }),
  };
}

/** Global Privacy Control, as browsers send it. */
export function asksForPrivacy(secGpc: string | undefined): boolean {
  return secGpc === "1";
}

/** The browser has this very page. */
export function isKnown(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  return page.status === 200 && ifNoneMatch === etagOf(page);
}

function etagOf(page: CachedPage): string {
  return `W/"${page.etag}"`;
}

/** The smallest coding the browser takes; browsers list them all alike. */
export function codingFor(acceptEncoding: string | undefined): Coding {
  const taken = parseAccept(acceptEncoding ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  if (taken.includes("br")) return "br";
  return taken.includes("gzip") ? "gzip" : "identity";
}
