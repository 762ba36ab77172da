import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { type Coding, negotiateCoding } from "../http/content-coding.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { CachedPage } from "./html-cache.ts";
import { speculationHeader } from "./speculation-rules.ts";

/** A complete response, before it is written by the router or to node:http. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Undefined for 304. */
  body: Buffer | undefined;
}

type Headers = PageResponse["headers"];

const headersByPage = new WeakMap<CachedPage, Map<string, Headers>>();

/**
 * Composes the response of a page for a request: coding, headers, and 304 when the ETag matches. The
 * only place that composes page headers; `header` returns the request's header by name.
 */
export async function composePageResponse(
  page: CachedPage,
  header: (name: string) => string | undefined,
): Promise<PageResponse> {
  const privacySignal = header("sec-gpc") === "1";
  const isMatch = page.status === 200 && header("if-none-match") === getEtag(page);
  const coding = isMatch ? undefined : negotiateCoding(header("accept-encoding"));
  const coded = coding && { coding, body: await page.bodies.compress(coding) };
  const variant = `${coding} ${privacySignal}`;
  let variants = headersByPage.get(page);
  if (!variants) headersByPage.set(page, (variants = new Map()));
  let headers = variants.get(variant);
  if (!headers) variants.set(variant, (headers = composeHeaders(page, coded, privacySignal)));
  return { status: isMatch ? 304 : page.status, headers, body: coded?.body };
}

/** Without `coded`, the headers of a 304. */
function composeHeaders(
  page: CachedPage,
  coded: { coding: Coding; body: Buffer } | undefined,
  privacySignal: boolean,
): Headers {
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
    ...(coded ? { "content-length": String(coded.body.length) } : {}),
    ...(coded && coded.coding !== "identity" ? { "content-encoding": coded.coding } : {}),
  };
}

function getEtag(page: CachedPage): string {
  return `W/"${page.etag}"`;
}

/** Sends a page through the router. */
export async function sendPage(c: Context, page: CachedPage): Promise<Response> {
  const { status, headers, body } = await composePageResponse(page, (name) => c.req.header(name));
  // `c.newResponse` includes the locale cookie set on the context.
  return c.newResponse(body && c.req.method !== "HEAD" ? new Uint8Array(body) : null, {
    status: status as StatusCode, // from the page's load function, or 304
    headers: { ...headers },
  });
}
