import { randomUUID } from "node:crypto";
import { IncomingMessage } from "node:http";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { MapTiles } from "@realtor/ui/homes-map";
import { defaultLocale, type Locale } from "@realtor/api/locales";
import type { ProblemCode } from "@realtor/api/problem-codes";
import type { Log } from "@realtor/server/log";
import { recordRequest } from "@realtor/server/request-context";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { redirectRoute, unknownRoute } from "@realtor/server/instrument-requests";
import { BusyError, limitConcurrency } from "@realtor/server/concurrency";
import type { FormState, PageAddress } from "#app/page.ts";
import type { Sources } from "#app/data/sources.ts";
import type { SiteOperator } from "#app/layout/operator.ts";
import type * as Entry from "#app/entry.server.tsx";
import type { getPathTemplate } from "#app/pages.ts";
import { type Address, type AddressConfig, readAddress } from "../address.ts";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import { isServiceDown } from "../data/sources.ts";
import type { PageFonts } from "../fonts/page-fonts.ts";
import { failureRetrySeconds } from "../http/form.ts";
import { getProductOrigin, localeCookie, type SiteEnv } from "../http/request-origin.ts";
import { measureRender } from "../telemetry/measure-calls.ts";
import type { Instruments } from "../telemetry/site-telemetry.ts";
import type { FontFamilies } from "./assets.ts";
import { renderDocument } from "./document.ts";
import { type CachedPage, encodePage, type HtmlCache } from "./html-cache.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { sendPage } from "./page-response.ts";
import type { CacheableResponse } from "./response-cache.ts";
import { contentSecurityPolicy, type PolicySources } from "./security-headers.ts";
import { isPrefetch } from "./speculation-rules.ts";

export interface SitePagesOptions {
  renderer: Pick<PageRenderer, "loadEntry" | "assets" | "policySources">;
  /** Creates page fonts for homepages; without it they use the shared families. */
  pageFonts?: Pick<PageFonts, "fontsFor">;
  sources: Sources;
  cache: HtmlCache;
  hosts: AddressConfig;
  operator?: SiteOperator;
  log: Log;
  now?: () => Date;
  /** Analytics settings and policy; undefined when not configured. */
  analytics?: PageAnalytics | undefined;
  /** Measures the rendering of each page. */
  telemetry: Instruments;
  /** Called when a response with a cacheable page was sent. */
  storeResponse?: (request: IncomingMessage, response: CacheableResponse) => void;
  /** The origin of an agent's own domain once verified. */
  ownDomain?: (profile: RealtorProfile) => string | undefined;
  /** Browser that creates PDFs of sheets. */
  chromiumPath?: string | undefined;
  mapTiles?: MapTiles | undefined;
}

/**
 * Renderings of pages that are not cached, such as searches with many different queries, wait for the
 * services most of the time and take about 30 ms of the one thread: the last in the queue waits a second.
 */
const renderLimit = { running: 8, waiting: 40 };

type SiteRequest = Context<SiteEnv>;
type PageAt = Extract<Address, { kind: "page" }>;

/** The routes of pages. */
export type SitePages = ReturnType<typeof sitePages>;

/**
 * Routes for every document: resolves the address, uses the cache, renders, and renders error
 * pages.
 */
export function sitePages(options: SitePagesOptions) {
  const { cache, log, mapTiles } = options;
  const limitRender = limitConcurrency(renderLimit);
  /** The 503 page of a full queue: without a reference it is the same for all requests. */
  const busyPages = new Map<Locale, Promise<CachedPage>>();
  const policySources: PolicySources = {
    ...(options.analytics?.policySources ??
      (mapTiles && { "img-src": [new URL(mapTiles.url).origin] })),
    ...options.renderer.policySources,
  };

  function resolveAddress(c: SiteRequest, entry: typeof Entry, pathAndQuery?: string): Address {
    const url = new URL(pathAndQuery ?? c.req.url, c.req.url);
    return readAddress(
      {
        ...c.var.origin,
        path: url.pathname,
        search: url.search,
        localeCookie: getCookie(c, localeCookie),
        acceptLanguage: c.req.header("accept-language"),
      },
      options.hosts,
      entry,
    );
  }

  function toPageAddress(
    c: SiteRequest,
    entry: typeof Entry,
    address: Exclude<Address, { kind: "redirect" }>,
  ): PageAddress {
    const { protocol, host } = c.var.origin;
    return {
      locale: address.locale,
      path: address.path,
      search: address.kind === "page" ? entry.pageQuery(address.page, address.search) : "",
      origin: `${protocol}://${host}`,
      ownDomain: address.domain.kind === "own",
      ...(address.kind === "page" && address.desiredUrl ? { desiredUrl: address.desiredUrl } : {}),
      ...(address.kind === "page" && address.params ? { params: address.params } : {}),
    };
  }

  async function encode(page: Entry.RenderedPage, wantsPageFonts = false): Promise<CachedPage> {
    const { analytics } = options;
    const assets = options.renderer.assets(page.file, page.lang, getFontFamilies(page));
    // In development the document references no font file.
    const hasPageFonts = wantsPageFonts && assets.coreFont !== undefined;
    const pageFonts = hasPageFonts
      ? await options.pageFonts?.fontsFor({
          ...page,
          // Classes of all templates, of which only those with serif headings set the family.
          fontClasses: page.serif ? assets.fontClasses : { ...assets.fontClasses, serif: [] },
        })
      : undefined;
    const { html, styleSources } = renderDocument({
      ...page,
      data: analytics ? { ...page.data, analytics: analytics.settings } : page.data,
      assets,
      pageFonts,
      themeCss: page.themeCss,
      inlineStyles: policySources["style-src"] !== undefined,
    });
    return encodePage({
      status: page.status,
      html,
      headers: {
        "cache-control": page.cacheable ? "public, max-age=0, must-revalidate" : "no-store",
        ...(page.head.index ? {} : { "x-robots-tag": "noindex" }),
        "content-security-policy": contentSecurityPolicy({
          "style-src": styleSources,
          ...policySources,
        }),
      },
      tags: page.tags,
    });
  }

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
        ...(at.ownDomain ? { productOrigin: getProductOrigin(c.var.origin, options.hosts) } : {}),
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
        // Short, since browsers otherwise cache permanent redirects indefinitely.
        headers: { location: result.to, "cache-control": "public, max-age=300" },
        tags: [],
      });
    };
    const render = () =>
      limitRender(() => measureRender(options.telemetry, address.page, renderPage));
    try {
      const cacheKey = `${at.origin} ${at.locale} ${at.path}${at.search}`;
      const isStored = !form && entry.isCached(address.page);
      const page = isStored ? await cache.get(cacheKey, render) : await render();
      const response = sendPage(c, page);
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

  function getFrontPage(c: SiteRequest, locale: Locale = defaultLocale): PageAddress {
    const origin = getProductOrigin(c.var.origin, options.hosts);
    return { locale, path: "/", search: "", origin, ownDomain: false };
  }

  async function serveBusy(
    c: SiteRequest,
    entry: typeof Entry,
    { locale }: PageAddress,
  ): Promise<Response> {
    let page = busyPages.get(locale);
    if (!page) {
      log.warn("too many pages wait for rendering: responding with 503");
      const at = getFrontPage(c, locale);
      page = entry.renderFailure(at, { status: 503, reference: "BUSY" }).then((one) => encode(one));
      busyPages.set(locale, page);
      page.catch(() => busyPages.delete(locale));
    }
    const response = sendPage(c, await page);
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
    const response = sendPage(c, page);
    if (status === 503) response.headers.set("retry-after", "10");
    return response;
  }

  const routes = new Hono<SiteEnv>();
  routes.get("*", async (c) => {
    const entry = await options.renderer.loadEntry();
    const address = resolveAddress(c, entry);
    recordRequest({ route: getPageRoute(address, entry) });
    if (
      address.kind !== "not-found" &&
      address.remember &&
      !isPrefetch(c.req.header("sec-purpose"))
    )
      setLocaleCookie(c, address.remember);
    if (address.kind === "redirect") {
      c.header("cache-control", "no-store");
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
      const address = resolveAddress(c, entry, pathAndQuery);
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
      const address = resolveAddress(c, entry, from);
      const at = address.kind === "redirect" ? getFrontPage(c) : toPageAddress(c, entry, address);
      const page = await entry.renderProblem(at, { ...problem, returnTo: from });
      return sendPage(c, await encode(page));
    },
  };
}

/** Path and query of the page that was opened, or from which a form was sent. */
function getSourcePage(c: SiteRequest): string {
  const { origin } = new URL(c.req.url);
  const source = c.req.method === "GET" ? c.req.url : c.req.header("referer");
  if (source === undefined || !URL.canParse(source, origin)) return "/";
  const url = new URL(source, origin);
  const isOwn = url.host === c.var.origin.host || url.origin === origin;
  return isOwn ? url.pathname.replace(/^\/+/, "/") + url.search : "/";
}

/** Only agents' pages have a theme. */
function getFontFamilies(page: Entry.RenderedPage): FontFamilies {
  if (page.themeCss === undefined) return "site";
  return page.serif ? "agent-serif" : "agent";
}

/** The locale cookie lasts a year (docs/spec/roles.md#client-storage). */
function setLocaleCookie(c: SiteRequest, locale: Locale): void {
  if (getCookie(c, localeCookie) === locale) return;
  setCookie(c, localeCookie, locale, {
    path: "/",
    maxAge: 365 * 24 * 60 * 60,
    sameSite: "Lax",
    secure: c.var.origin.protocol === "https",
  });
}

/**
 * Returns the path template of a page, such as `/{desiredUrl}/terms`, without locale; on an agent's
 * own domain as if it contained the agent's segment. `none` for no page.
 */
function getPageRoute(
  address: Address,
  entry: { getPathTemplate: typeof getPathTemplate },
): string {
  if (address.kind === "redirect") return redirectRoute;
  if (address.kind === "not-found") return unknownRoute;
  const { page, desiredUrl, domain } = address;
  const isAgents = desiredUrl !== undefined || domain.kind === "own";
  return entry.getPathTemplate(page, isAgents) ?? unknownRoute;
}
