import { randomUUID } from "node:crypto";
import { IncomingMessage } from "node:http";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import type { Log } from "@realtor/server/log";
import { recordRequest } from "@realtor/server/request-context";
import { Hono } from "hono";
import type { Sources } from "#app/data/sources.ts";
import type * as Entry from "#app/entry.server.tsx";
import type { SiteOperator } from "#app/layout/operator.ts";
import type { FormState, PageAddress, Redirect } from "#app/page.ts";
import { isServiceDown } from "../data/sources.ts";
import type { Address, AddressConfig } from "../http/address.ts";
import { cacheControl } from "../http/cache-control.ts";
import { failureRetrySeconds } from "../http/form.ts";
import { movedHeaders } from "../http/redirect-moved.ts";
import { getProductOrigin, type SiteEnv } from "../http/request-origin.ts";
import { measureRender } from "../telemetry/measure-calls.ts";
import type { Instruments } from "../telemetry/site-telemetry.ts";
import type { CachedPage, HtmlCache } from "./html-cache.ts";
import {
  getFrontPage,
  getPageRoute,
  getSourcePage,
  resolveAddress,
  setLocaleCookie,
  type SiteRequest,
  toPageAddress,
} from "./page-address.ts";
import { createPageEncoder, encodePage, type EncoderOptions } from "./page-encoder.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { sendPage } from "./page-response.ts";
import type { CacheableResponse } from "./response-cache.ts";
import { isPrefetch } from "./speculation-rules.ts";

export interface SitePagesOptions extends EncoderOptions {
  renderer: EncoderOptions["renderer"] & Pick<PageRenderer, "loadEntry">;
  sources: Sources;
  cache: HtmlCache;
  hosts: AddressConfig;
  operator?: SiteOperator;
  log: Log;
  now?: () => Date;
  /** Measures the rendering of each page. */
  telemetry: Instruments;
  /** Called when a response with a cacheable page was sent. */
  storeResponse?: (request: IncomingMessage, response: CacheableResponse) => void;
  /** The origin of an agent's own domain once verified. */
  ownDomain?: (profile: RealtorProfile) => string | undefined;
  /** Browser that creates PDFs of sheets. */
  chromiumPath?: string | undefined;
}

/**
 * Renderings of pages that are not cached, such as searches with many different queries, wait for the
 * services most of the time and take about 10 ms of the one thread: the last in the queue waits half a second.
 */
const renderLimit = { running: 8, waiting: 40 };

/** A copy that a cache keeps under a wrong host would send visitors away from it. */
function redirectCaching(
  { to, movedAt }: Redirect,
  { origin, now }: { origin: string; now: Date },
): Record<string, string> {
  if (new URL(to, origin).origin !== origin) return { "cache-control": cacheControl.none };
  return movedAt === undefined
    ? { "cache-control": cacheControl.redirect }
    : movedHeaders(movedAt, now.getTime());
}

type PageAt = Extract<Address, { kind: "page" }>;

export type SitePages = ReturnType<typeof sitePages>;

/**
 * Routes for every document: resolves the address, uses the cache, renders, and renders error
 * pages.
 */
export function sitePages(options: SitePagesOptions) {
  const { cache, hosts, log, mapTiles } = options;
  const encode = createPageEncoder(options);
  const limitRender = limitConcurrency(renderLimit);
  /** The 503 page of a full queue: without a reference it is the same for all requests. */
  const busyPages = new Map<Locale, Promise<CachedPage>>();

  async function servePage(
    c: SiteRequest,
    entry: typeof Entry,
    address: PageAt,
    form?: FormState,
  ): Promise<Response> {
    const at = toPageAddress(c, entry, address);
    const renderPage = async (): Promise<CachedPage> => {
      const context = {
        sources: options.sources,
        now: options.now?.() ?? new Date(),
        ...(options.operator ? { operator: options.operator } : {}),
        sheetPdf: options.chromiumPath !== undefined,
        mapTiles,
        ...(form ? { form } : {}),
        ...(at.ownDomain ? { productOrigin: getProductOrigin(c.var.origin, hosts) } : {}),
        ...(options.ownDomain ? { ownDomain: options.ownDomain } : {}),
      };
      const result = await entry.renderPage(address.page, at, context);
      // A page with submitted values has one visitor, so page fonts are not worth creating.
      const isPublic = ["homepage", "listing", "listing-sheet", "homes"].includes(address.page);
      const wantsPageFonts = isPublic && result.status === 200 && !form;
      if (result.kind === "page") return encode(result, wantsPageFonts);
      return encodePage({
        status: result.status,
        html: "",
        headers: {
          location: result.to,
          ...redirectCaching(result, { origin: at.origin, now: context.now }),
        },
        tags: [],
      });
    };
    const render = () =>
      limitRender(() => measureRender(options.telemetry, address.page, renderPage));
    try {
      const cacheKey = `${at.origin} ${at.locale} ${at.path}${at.search}`;
      const isStored = !form && entry.isCached(address.page);
      const page = isStored ? await cache.get(cacheKey, render) : await render();
      const response = await sendPage(c, page);
      if (form?.state === "failed")
        response.headers.set("retry-after", String(form.retryAfter ?? failureRetrySeconds));
      if (isStored && page.status === 200 && c.env?.incoming instanceof IncomingMessage)
        options.storeResponse?.(c.env.incoming, {
          cacheKey,
          route: getPageRoute(address, entry),
          setCookie: response.headers.get("set-cookie") ?? undefined,
        });
      const to = page.headers["location"];
      // Preserves the original query, including parameters that the page ignores.
      if (to && !to.includes("?")) response.headers.set("location", to + address.search);
      return response;
    } catch (error) {
      if (error instanceof BusyError) return serveBusy(c, entry, at);
      return serveError(c, entry, at, error);
    }
  }

  async function serveBusy(
    c: SiteRequest,
    entry: typeof Entry,
    { locale }: PageAddress,
  ): Promise<Response> {
    let page = busyPages.get(locale);
    if (!page) {
      log.warn("too many pages wait for rendering: responding with 503");
      const at = getFrontPage(c, hosts, locale);
      page = entry.renderFailure(at, { status: 503, reference: "BUSY" }).then((one) => encode(one));
      busyPages.set(locale, page);
      page.catch(() => busyPages.delete(locale));
    }
    const response = await sendPage(c, await page);
    response.headers.set("retry-after", "2");
    return response;
  }

  async function serveError(
    c: SiteRequest,
    entry: typeof Entry,
    at: PageAddress,
    error: unknown,
  ): Promise<Response> {
    const reference = randomUUID().slice(0, 13).toUpperCase();
    const status = isServiceDown(error) ? 503 : 500;
    recordRequest({ reference });
    log.error({ err: error, reference, path: at.path }, "page failed");
    const page = await encode(await entry.renderFailure(at, { status, reference }));
    const response = await sendPage(c, page);
    if (status === 503) response.headers.set("retry-after", "10");
    return response;
  }

  const routes = new Hono<SiteEnv>();
  routes.get("*", async (c) => {
    const entry = await options.renderer.loadEntry();
    const address = resolveAddress(c, entry, hosts);
    recordRequest({ route: getPageRoute(address, entry) });
    if (
      address.kind !== "not-found" &&
      address.remember &&
      !isPrefetch(c.req.header("sec-purpose"))
    )
      setLocaleCookie(c, address.remember);
    if (address.kind === "redirect") {
      c.header("cache-control", cacheControl.none);
      c.header("vary", "accept-language, cookie");
      return c.redirect(address.to, address.status);
    }
    if (address.kind === "page") return servePage(c, entry, address);
    return sendPage(c, await encode(await entry.renderNotFound(toPageAddress(c, entry, address))));
  });

  return {
    routes,
    /** Renders the page of a form that was posted without JavaScript. */
    async showForm(c: SiteRequest, pathAndQuery: string, form: FormState): Promise<Response> {
      const entry = await options.renderer.loadEntry();
      const address = resolveAddress(c, entry, hosts, pathAndQuery);
      if (address.kind === "page") return servePage(c, entry, address, form);
      return c.redirect("/", 303);
    },
    /** Renders problem details as a page in the language of the page that led to them. */
    async showProblem(
      c: SiteRequest,
      problem: { status: number; code: ProblemCode | undefined },
    ): Promise<Response> {
      const entry = await options.renderer.loadEntry();
      const from = getSourcePage(c);
      const address = resolveAddress(c, entry, hosts, from);
      const at =
        address.kind === "redirect" ? getFrontPage(c, hosts) : toPageAddress(c, entry, address);
      const page = await entry.renderProblem(at, { ...problem, returnTo: from });
      return sendPage(c, await encode(page));
    },
  };
}
