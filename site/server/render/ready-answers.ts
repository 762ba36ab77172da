import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { locales } from "@realtor/api/locales";
import { LRUCache } from "lru-cache";
import type { ObserveAnswer } from "../telemetry/observe-requests.ts";
import {
  asksForPrivacy,
  type Coding,
  codingFor,
  headersOfBody,
  headersOfPage,
  isKnown,
} from "./answer-page.ts";
import type { CachedPage, HtmlCache } from "./html-cache.ts";

/** How the pages answered a request: the same request gets the same again. */
export interface ReadyAnswer {
  /** The page's key in the cache. */
  cacheKey: string;
  /** Template of its path, for what watches the site. */
  route: string;
  /** The cookie of the chosen language, where the visitor has another or none. */
  setCookie: string | undefined;
}

export interface ReadyAnswers {
  /** Keeps how a request was answered with a page out of the cache. */
  keep(request: IncomingMessage, answer: ReadyAnswer): void;
  /** Answers kept requests while their page is fresh, and leaves all others to `site`. */
  before(site: RequestListener): RequestListener;
}

interface Kept extends ReadyAnswer {
  coding: Coding;
  privacySignal: boolean;
}

const mostKept = 2000;
const longestKey = 1000;

/**
 * Answers a page that is fresh in the cache straight from its bytes. Finding out again which page a
 * request means, and a router's request and response objects, take several times as long as sending it.
 */
export function createReadyAnswers({
  cache,
  observe,
}: {
  cache: Pick<HtmlCache, "fresh">;
  observe: ObserveAnswer;
}): ReadyAnswers {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  const heads = new WeakMap<CachedPage, Map<string, readonly string[]>>();

  /** Names and values in turn, as node writes them; with the page's bytes or without. */
  function headOf(page: CachedPage, how: Kept, whole: boolean): readonly string[] {
    const { coding, privacySignal, setCookie = "" } = how;
    const ofPage = heads.get(page) ?? new Map<string, readonly string[]>();
    heads.set(page, ofPage);
    const variant = `${whole ? coding : ""} ${privacySignal} ${setCookie}`;
    const held = ofPage.get(variant);
    if (held) return held;
    const head = Object.entries({
      ...headersOfPage(page, privacySignal),
      ...(whole ? headersOfBody(page, coding) : {}),
      ...(setCookie ? { "set-cookie": setCookie } : {}),
    }).flat();
    ofPage.set(variant, head);
    return head;
  }

  function send(request: IncomingMessage, response: ServerResponse, how: Kept, id: string) {
    const page = cache.fresh(how.cacheKey);
    if (!page) return undefined;
    const whole = !isKnown(page, request.headers["if-none-match"]);
    const status = whole ? page.status : 304;
    response.writeHead(status, [...headOf(page, how, whole), "x-request-id", id]);
    response.end(whole ? page.bodies[how.coding] : undefined);
    return { status, route: how.route };
  }

  return {
    keep(request, answer) {
      const key = keyOf(request);
      // Of two hosts node names the first alone, and the pages read both.
      if (key === undefined || request.headersDistinct["host"]?.length !== 1) return;
      kept.set(key, {
        ...answer,
        coding: codingFor(one(request, "accept-encoding")),
        privacySignal: asksForPrivacy(one(request, "sec-gpc")),
      });
    },
    before: (site) => (request, response) => {
      const key = keyOf(request);
      const how = key === undefined ? undefined : kept.get(key);
      const answered = how && observe(request, (id) => send(request, response, how, id));
      if (!answered) site(request, response);
    },
  };
}

/** All that decides which page a request means and how it is sent; undefined for what is not kept. */
function keyOf(request: IncomingMessage): string | undefined {
  if (request.method !== "GET" || request.headers["sec-purpose"] !== undefined) return undefined;
  const locale = localeCookie(request.headers.cookie);
  if (locale === undefined) return undefined;
  // As JSON, so that an empty header is not a missing one.
  const key = JSON.stringify([request.url, locale, ...deciding.map((name) => one(request, name))]);
  return key.length <= longestKey ? key : undefined;
}

const deciding = [
  "host",
  "forwarded",
  "x-forwarded-host",
  "x-forwarded-proto",
  "accept-language",
  "accept-encoding",
  "sec-gpc",
];

function one({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : value?.join();
}

const cookieName = "i18n_redirected";

/**
 * The remembered language, or empty without one; undefined where the cookie's name stands anywhere but in
 * one pair as we wrote it, since what looks alike here may be read otherwise there.
 */
function localeCookie(header = ""): string | undefined {
  const [ours, ...more] = header.split(";").filter((pair) => pair.includes(cookieName));
  if (ours === undefined) return "";
  if (more.length > 0) return undefined;
  return locales.find((locale) => ours.replace(/^ /, "") === `${cookieName}=${locale}`);
}
