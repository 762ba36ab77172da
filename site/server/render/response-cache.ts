import type { IncomingMessage, RequestListener } from "node:http";
import { locales } from "@realtor/api/locales";
import type { StartRequest } from "@realtor/server/instrument-requests";
import { LRUCache } from "lru-cache";
import { getHeader, localeCookie } from "../http/request-origin.ts";
import type { HtmlCache } from "./html-cache.ts";
import { composePageResponse, type PageResponse } from "./page-response.ts";

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
  readonly store: (request: IncomingMessage, response: CacheableResponse) => void;
  /** Responds to stored requests while their page is fresh; passes all others to `site`. */
  wrap(site: RequestListener): RequestListener;
}

interface Entry extends CacheableResponse {
  /** Of every response to the request. */
  defaultHeaders: Headers;
  /** Names and values in turn, composed from the headers of a page. */
  lines?: { of: Headers; list: readonly string[] };
}

type Headers = Readonly<Record<string, string>>;

const maxEntries = 2000;
const maxKeyLength = 1000;

/**
 * Responds to repeated requests before the router, with the response that `sendPage` would compose and the
 * default headers. Resolving the address again and the router's request and response objects take
 * several times as long as sending.
 */
export function createResponseCache({
  cache,
  startRequest,
  getDefaultHeaders,
}: {
  cache: Pick<HtmlCache, "getFresh">;
  startRequest: StartRequest;
  getDefaultHeaders: (request: IncomingMessage) => Headers;
}): ResponseCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  return {
    store(request, response) {
      const key = getRequestKey(request);
      // With duplicate Host headers, Node exposes the first, but the router reads both.
      if (key === undefined || request.headersDistinct["host"]?.length !== 1) return;
      entries.set(key, { ...response, defaultHeaders: getDefaultHeaders(request) });
    },
    wrap: (site) => (request, response) => {
      const key = getRequestKey(request);
      const entry = key === undefined ? undefined : entries.get(key);
      const page = entry && cache.getFresh(entry.cacheKey);
      if (!page) return site(request, response);
      const { method = "GET", url = "/" } = request;
      const header = (name: string) => getHeader(request, name);
      const send = ({ status, headers, body }: PageResponse) => {
        const active = startRequest({ method, scheme: "http", path: url, header });
        // One list: with `setHeader`, Node checks and copies each header twice.
        response.writeHead(status, [
          ...composeLines(entry, headers),
          "x-request-id",
          active.requestId,
        ]);
        response.end(body);
        active.end({ status, route: entry.route, cache: "fresh" });
      };
      composePageResponse(page, header).then(send, () => site(request, response));
    },
  };
}

function composeLines(entry: Entry, headers: Headers): readonly string[] {
  if (entry.lines?.of !== headers) {
    const { defaultHeaders, setCookie } = entry;
    const all = {
      ...defaultHeaders,
      ...headers,
      ...(setCookie ? { "set-cookie": setCookie } : {}),
    };
    entry.lines = { of: headers, list: Object.entries(all).flat() };
  }
  return entry.lines.list;
}

/** Everything that determines the response; undefined for requests that are not cached. */
function getRequestKey(request: IncomingMessage): string | undefined {
  if (request.method !== "GET" || request.headers["sec-purpose"] !== undefined) return undefined;
  const locale = readLocaleCookie(request.headers.cookie);
  if (locale === undefined) return undefined;
  // A line for each header; "\0" is in none, so an empty header differs from a missing one.
  let key = `${request.url}\n${locale}`;
  for (const name of keyHeaders) key += `\n${getHeader(request, name) ?? "\0"}`;
  return key.length <= maxKeyLength ? key : undefined;
}

const keyHeaders = [
  "host",
  "x-forwarded-host",
  "x-forwarded-proto",
  "accept-language",
  "accept-encoding",
  "sec-gpc",
];

/**
 * The locale in the cookie, empty without one. Undefined when the cookie's name occurs in any other
 * form, since another parser may read it differently.
 */
function readLocaleCookie(header = ""): string | undefined {
  const [pair, ...more] = header.split(";").filter((part) => part.includes(localeCookie));
  if (pair === undefined) return "";
  if (more.length > 0) return undefined;
  return locales.find((locale) => pair.replace(/^ /, "") === `${localeCookie}=${locale}`);
}
