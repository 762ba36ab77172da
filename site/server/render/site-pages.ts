import { randomUUID } from "node:crypto";
import { ApiError } from "@realtor/api/http";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Logger } from "pino";
import type { FormState } from "#app/data/form-state.ts";
import type { Sources } from "#app/data/sources.ts";
import type * as Entry from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import type { PageFonts } from "../fonts/page-fonts.ts";
import type { RequestOrigin } from "../http/read-origin.ts";
import { type Address, type AddressConfig, readAddress } from "../address.ts";
import type { PageAnalytics } from "../analytics/page-analytics.ts";
import type { InstrumentRender } from "../telemetry/instrument-render.ts";
import { getPageRoute } from "../telemetry/page-route.ts";
import { recordRequest } from "../telemetry/request-context.ts";
import { sendPage } from "./send-page.ts";
import type { FindAssets } from "./assets.ts";
import { renderDocument } from "./document.ts";
import { encodePage } from "./encode-page.ts";
import type { CachedPage, HtmlCache } from "./html-cache.ts";
import { getProductOrigin } from "./product-origin.ts";
import type { CacheableResponse } from "./response-cache.ts";
import { isPrefetch } from "./speculation-rules.ts";

export interface SitePagesOptions {
  loadEntry: () => Promise<typeof Entry>;
  assets: FindAssets;
  /** Creates page fonts for homepages; without it they use the shared families. */
  pageFonts?: Pick<PageFonts, "fontsFor">;
  sources: Sources;
  cache: HtmlCache;
  hosts: AddressConfig;
  /** The requested host, with trusted proxies applied (docs/spec/hosts.md#forwarded-headers). */
  readOrigin: (c: Context) => RequestOrigin;
  log: Logger;
  now?: () => Date;
  /** Analytics settings and policy; null when not configured. */
  analytics?: PageAnalytics | null;
  /** Wraps the rendering of each page. */
  instrumentRender?: InstrumentRender;
  /** Called when a response with a cacheable page was sent. */
  storeResponse?: (c: Context, response: CacheableResponse) => void;
  /** The origin of an agent's own domain once verified. */
  ownDomain?: (profile: RealtorProfile) => string | null;
}

type PageAt = Extract<Address, { kind: "page" }>;

/**
 * Routes for every document: resolves the address, uses the cache, renders, and renders error
 * pages.
 */
export function sitePages(options: SitePagesOptions) {
  const { cache, log } = options;

  function resolveAddress(c: Context, entry: typeof Entry, pathAndQuery?: string): Address {
    const url = new URL(pathAndQuery ?? c.req.url, c.req.url);
    return readAddress(
      {
        ...options.readOrigin(c),
        path: url.pathname,
        search: url.search,
        localeCookie: getCookie(c, "i18n_redirected"),
        acceptLanguage: c.req.header("accept-language"),
      },
      options.hosts,
      entry,
    );
  }

  function toPageAddress(
    c: Context,
    entry: typeof Entry,
    address: Exclude<Address, { kind: "redirect" }>,
  ): PageAddress {
    const { protocol, host } = options.readOrigin(c);
    return {
      locale: address.locale,
      path: address.path,
      search: address.kind === "page" ? entry.pageQuery(address.page, address.search) : "",
      origin: `${protocol}://${host}`,
      ownDomain: address.domain.kind === "own",
      ...(address.kind === "page" && address.desiredUrl ? { desiredUrl: address.desiredUrl } : {}),
    };
  }

  async function encode(page: Entry.RenderedPage, wantsPageFonts = false): Promise<CachedPage> {
    const { analytics } = options;
    // Only agents' pages have a theme.
    const assets = options.assets(page.file, page.lang, page.themeCss !== undefined);
    // In development the document references no font file.
    const hasPageFonts = wantsPageFonts && assets.coreFont !== undefined;
    const pageFonts = hasPageFonts ? await options.pageFonts?.fontsFor(page) : undefined;
    const html = renderDocument({
      ...page,
      data: analytics ? { ...page.data, analytics: analytics.settings } : page.data,
      assets,
      pageFonts,
      themeCss: page.themeCss,
    });
    return encodePage({
      status: page.status,
      html,
      headers: {
        "cache-control": page.cacheable ? "public, max-age=0, must-revalidate" : "no-store",
        ...(page.head.index ? {} : { "x-robots-tag": "noindex" }),
        ...(analytics ? { "content-security-policy": analytics.contentSecurityPolicy } : {}),
      },
      tags: page.tags,
    });
  }

  async function servePage(
    c: Context,
    entry: typeof Entry,
    address: PageAt,
    form?: FormState,
  ): Promise<Response> {
    const at = toPageAddress(c, entry, address);
    const renderPage = async (): Promise<CachedPage> => {
      const context = {
        sources: options.sources,
        now: options.now?.() ?? new Date(),
        ...(form ? { form } : {}),
        ...(at.ownDomain
          ? { productOrigin: getProductOrigin(options.readOrigin(c), options.hosts) }
          : {}),
        ...(options.ownDomain ? { ownDomain: options.ownDomain } : {}),
      };
      const result = await entry.renderPage(address.page, at, context);
      // A page with submitted values has one visitor, so page fonts are not worth creating.
      const wantsPageFonts = address.page === "homepage" && result.status === 200 && !form;
      if (result.kind === "page") return encode(result, wantsPageFonts);
      return encodePage({
        status: result.status,
        html: "",
        // Short, since browsers otherwise cache permanent redirects indefinitely.
        headers: { location: result.to, "cache-control": "public, max-age=300" },
        tags: [],
      });
    };
    const render = () => options.instrumentRender?.(address.page, renderPage) ?? renderPage();
    try {
      const cacheKey = `${at.origin} ${at.locale} ${at.path}${at.search}`;
      const page = form ? await render() : await cache.get(cacheKey, render);
      const response = sendPage(c, page);
      if (!form && page.status === 200)
        options.storeResponse?.(c, {
          cacheKey,
          route: getPageRoute(address, entry),
          setCookie: response.headers.get("set-cookie") ?? undefined,
        });
      const to = page.headers["location"];
      // Preserves the original query, including parameters that the page ignores.
      if (to && !to.includes("?")) response.headers.set("location", to + address.search);
      return response;
    } catch (error) {
      return serveError(c, entry, at, error);
    }
  }

  async function serveError(
    c: Context,
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

  const routes = new Hono();
  routes.get("*", async (c) => {
    const entry = await options.loadEntry();
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
    async showForm(c: Context, pathAndQuery: string, form: FormState): Promise<Response> {
      const entry = await options.loadEntry();
      const address = resolveAddress(c, entry, pathAndQuery);
      if (address.kind === "page") return servePage(c, entry, address, form);
      return c.redirect("/", 303);
    },
  };
}

/** The locale cookie lasts a year (docs/spec/roles.md#client-storage). */
function setLocaleCookie(c: Context, locale: Locale): void {
  if (getCookie(c, "i18n_redirected") === locale) return;
  setCookie(c, "i18n_redirected", locale, {
    path: "/",
    maxAge: 365 * 24 * 60 * 60,
    sameSite: "Lax",
  });
}

/** A service failed and no cached copy exists. */
function isServiceDown(error: unknown): boolean {
  return error instanceof ApiError && (!error.reachable || error.status >= 500);
}
