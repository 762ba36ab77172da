import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { locales } from "@realtor/api/locales";
import { LRUCache } from "lru-cache";
import type { InstrumentCachedResponse } from "../telemetry/instrument-requests.ts";
import {
  hasGpcSignal,
  type Coding,
  negotiateCoding,
  getBodyHeaders,
  getPageHeaders,
  matchesEtag,
} from "./send-page.ts";
import type { CachedPage, HtmlCache } from "./html-cache.ts";

/** How the router responded to a request; an identical request receives the same response. */
export interface CacheableResponse {
  /** Key of the page in the HTML cache. */
  cacheKey: string;
  /** Path template, for logs and metrics. */
  route: string;
  /** The locale cookie, when the visitor has another one or none. */
  setCookie: string | undefined;
}

export interface ResponseCache {
  /** Stores how the router responded to a request from the HTML cache. */
  store(request: IncomingMessage, response: CacheableResponse): void;
  /** Responds to stored requests while their page is fresh; passes all others to `site`. */
  wrap(site: RequestListener): RequestListener;
}

interface CacheEntry extends CacheableResponse {
  coding: Coding;
  privacySignal: boolean;
}

const maxEntries = 2000;
const maxKeyLength = 1000;

/**
 * Responds directly with the cached bytes of a fresh page. Resolving the address again and the
 * router's request and response objects take several times as long as sending.
 */
export function createResponseCache({
  cache,
  instrument,
}: {
  cache: Pick<HtmlCache, "getFresh">;
  instrument: InstrumentCachedResponse;
}): ResponseCache {
  const entries = new LRUCache<string, CacheEntry>({ max: maxEntries });
  const headCache = new WeakMap<CachedPage, Map<string, readonly string[]>>();

  /**
   * Header names and values alternate, as `writeHead` accepts them; with body headers or without.
   */
  function getHead(page: CachedPage, entry: CacheEntry, withBody: boolean): readonly string[] {
    const { coding, privacySignal, setCookie = "" } = entry;
    const pageHeads = headCache.get(page) ?? new Map<string, readonly string[]>();
    headCache.set(page, pageHeads);
    const variant = `${withBody ? coding : ""} ${privacySignal} ${setCookie}`;
    const cached = pageHeads.get(variant);
    if (cached) return cached;
    const head = Object.entries({
      ...getPageHeaders(page, privacySignal),
      ...(withBody ? getBodyHeaders(page, coding) : {}),
      ...(setCookie ? { "set-cookie": setCookie } : {}),
    }).flat();
    pageHeads.set(variant, head);
    return head;
  }

  function send(request: IncomingMessage, response: ServerResponse, entry: CacheEntry, id: string) {
    const page = cache.getFresh(entry.cacheKey);
    if (!page) return undefined;
    const withBody = !matchesEtag(page, request.headers["if-none-match"]);
    const status = withBody ? page.status : 304;
    response.writeHead(status, [...getHead(page, entry, withBody), "x-request-id", id]);
    response.end(withBody ? page.bodies[entry.coding] : undefined);
    return { status, route: entry.route };
  }

  return {
    store(request, response) {
      const key = getRequestKey(request);
      // With duplicate Host headers, Node exposes the first, but the router reads both.
      if (key === undefined || request.headersDistinct["host"]?.length !== 1) return;
      entries.set(key, {
        ...response,
        coding: negotiateCoding(getHeader(request, "accept-encoding")),
        privacySignal: hasGpcSignal(getHeader(request, "sec-gpc")),
      });
    },
    wrap: (site) => (request, response) => {
      const key = getRequestKey(request);
      const entry = key === undefined ? undefined : entries.get(key);
      const isSent = entry && instrument(request, (id) => send(request, response, entry, id));
      if (!isSent) site(request, response);
    },
  };
}

/** Everything that determines the response; undefined for requests that are not cached. */
function getRequestKey(request: IncomingMessage): string | undefined {
  if (request.method !== "GET" || request.headers["sec-purpose"] !== undefined) return undefined;
  const locale = readLocaleCookie(request.headers.cookie);
  if (locale === undefined) return undefined;
  // JSON distinguishes an empty header from a missing one.
  const key = JSON.stringify([
    request.url,
    locale,
    ...keyHeaders.map((name) => getHeader(request, name)),
  ]);
  return key.length <= maxKeyLength ? key : undefined;
}

const keyHeaders = [
  "host",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
  "accept-language",
  "accept-encoding",
  "sec-gpc",
];

function getHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.join();
}

const cookieName = "i18n_redirected";

/**
 * The locale in the cookie, empty without one. Undefined when the cookie's name occurs in any other
 * form, since another parser may read it differently.
 */
function readLocaleCookie(header = ""): string | undefined {
  const [pair, ...more] = header.split(";").filter((part) => part.includes(cookieName));
  if (pair === undefined) return "";
  if (more.length > 0) return undefined;
  return locales.find((locale) => pair.replace(/^ /, "") === `${cookieName}=${locale}`);
}
