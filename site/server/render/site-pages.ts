import { randomUUID } from "node:crypto";
import { ApiError } from "@realtor/api/http";
import type { RealtorProfile } from "@realtor/api/loaning";
import { langOf, type Locale } from "@realtor/api/locales";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Logger } from "pino";
import type { FormState } from "#app/data/form-state.ts";
import type { Sources } from "#app/data/sources.ts";
import type * as Entry from "#app/entry.server.tsx";
import type { PageAddress } from "#app/page.ts";
import { pageQuery } from "#app/pages.ts";
import type { PageFonts } from "../fonts/page-fonts.ts";
import type { RequestOrigin } from "../http/read-origin.ts";
import { type Address, type AddressConfig, readAddress } from "../address.ts";
import type { PageMeasuring } from "../analytics/page-measuring.ts";
import type { ObserveRender } from "../telemetry/observe-render.ts";
import { pageRoute } from "../telemetry/page-route.ts";
import { noteRequest } from "../telemetry/request-scope.ts";
import { answerPage } from "./answer-page.ts";
import type { FindAssets } from "./assets.ts";
import { renderDocument } from "./document.ts";
import { encodePage } from "./encode-page.ts";
import type { CachedPage, HtmlCache } from "./html-cache.ts";
import { productOrigin } from "./product-origin.ts";
import type { ReadyAnswer } from "./ready-answers.ts";
import { isPrefetch } from "./speculation-rules.ts";

export interface SitePagesOptions {
  loadEntry: () => Promise<typeof Entry>;
  assets: FindAssets;
  /** Gives homepages fonts of their own; without it they have the families of all pages. */
  pageFonts?: Pick<PageFonts, "fontsFor">;
  sources: Sources;
  cache: HtmlCache;
  hosts: AddressConfig;
  /** The host the visitor typed, proxies considered (DECISIONS section 2). */
  readOrigin: (c: Context) => RequestOrigin;
  log: Logger;
  now?: () => Date;
  /** What measures pages, and the policy that lets it; null where nothing is configured. */
  measuring?: PageMeasuring | null;
  /** Runs the rendering of each page; none by default. */
  observeRender?: ObserveRender;
  /** Hears how a request was answered with a page that the cache may hold. */
  keepAnswer?: (c: Context, answer: ReadyAnswer) => void;
  /** The origin of an agent's own domain once it is known to work. */
  ownDomain?: (profile: RealtorProfile) => string | null;
}

type PageAt = Extract<Address, { kind: "page" }>;

/** Every document of the site: address, cache, render, and pages for what goes wrong. */
export function sitePages(options: SitePagesOptions) {
  const { cache, log } = options;

  function addressOf(c: Context, pathAndQuery?: string): Address {
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
    );
  }

  function pageAddress(c: Context, address: Exclude<Address, { kind: "redirect" }>): PageAddress {
    const { protocol, host } = options.readOrigin(c);
    return {
      locale: address.locale,
      lang: langOf(address.locale),
      path: address.path,
      search: address.kind === "page" ? pageQuery(address.page, address.search) : "",
      origin: `${protocol}://${host}`,
      ownDomain: address.domain.kind === "own",
      ...(address.kind === "page" && address.desiredUrl ? { desiredUrl: address.desiredUrl } : {}),
    };
  }

  async function encode(page: Entry.RenderedPage, worthFonts = false): Promise<CachedPage> {
    const { measuring } = options;
    // Only an agent's page has a theme of its own.
    const assets = options.assets(page.file, page.lang, page.themeCss !== undefined);
    // From source, the document names no font file at all.
    const cutsFonts = worthFonts && assets.coreFont !== undefined;
    const pageFonts = cutsFonts ? await options.pageFonts?.fontsFor(page) : undefined;
    const html = renderDocument({
      ...page,
      data: measuring ? { ...page.data, measure: measuring.settings } : page.data,
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
        ...(measuring ? { "content-security-policy": measuring.contentSecurityPolicy } : {}),
      },
      tags: page.tags,
    });
  }

  async function show(c: Context, address: PageAt, form?: FormState): Promise<Response> {
    const at = pageAddress(c, address);
    const renderPage = async (): Promise<CachedPage> => {
      const context = {
        sources: options.sources,
        now: options.now?.() ?? new Date(),
        ...(form ? { form } : {}),
        ...(at.ownDomain
          ? { productOrigin: productOrigin(options.readOrigin(c), options.hosts) }
          : {}),
        ...(options.ownDomain ? { ownDomain: options.ownDomain } : {}),
      };
      const result = await (await options.loadEntry()).renderPage(address.page, at, context);
      // What was typed into a form is for one visitor to read.
      const worthFonts = address.page === "homepage" && result.status === 200 && !form;
      if (result.kind === "page") return encode(result, worthFonts);
      return encodePage({
        status: result.status,
        html: "",
        // Short, as browsers keep a lasting redirect for good otherwise.
        headers: { location: result.to, "cache-control": "public, max-age=300" },
        tags: [],
      });
    };
    const render = () => options.observeRender?.(address.page, renderPage) ?? renderPage();
    try {
      const cacheKey = `${at.origin} ${at.locale} ${at.path}${at.search}`;
      const page = form ? await render() : await cache.get(cacheKey, render);
      const answer = answerPage(c, page);
      if (!form && page.status === 200)
        options.keepAnswer?.(c, {
          cacheKey,
          route: pageRoute(address),
          setCookie: answer.headers.get("set-cookie") ?? undefined,
        });
      const to = page.headers["location"];
      // What the visitor's address asked for stays, also what the page itself does not read.
      if (to && !to.includes("?")) answer.headers.set("location", to + address.search);
      return answer;
    } catch (error) {
      return fail(c, at, error);
    }
  }

  async function fail(c: Context, at: PageAddress, error: unknown): Promise<Response> {
    const reference = randomUUID().slice(0, 13).toUpperCase();
    const status = isServiceDown(error) ? 503 : 500;
    noteRequest({ reference });
    log.error({ err: error, reference, path: at.path }, "page failed");
    const page = await encode(
      await (await options.loadEntry()).renderFailure(at, { status, reference }),
    );
    const answer = answerPage(c, page);
    if (status === 503) answer.headers.set("retry-after", "10");
    return answer;
  }

  const routes = new Hono();
  routes.get("*", async (c) => {
    const address = addressOf(c);
    noteRequest({ route: pageRoute(address) });
    if (
      address.kind !== "not-found" &&
      address.remember &&
      !isPrefetch(c.req.header("sec-purpose"))
    )
      remember(c, address.remember);
    if (address.kind === "redirect") {
      c.header("cache-control", "no-store");
      c.header("vary", "accept-language, cookie");
      return c.redirect(address.to, address.status);
    }
    if (address.kind === "page") return show(c, address);
    return answerPage(
      c,
      await encode(await (await options.loadEntry()).renderNotFound(pageAddress(c, address))),
    );
  });

  return {
    routes,
    /** Answers a form that was posted without script, as the page it stands on. */
    showForm(c: Context, pathAndQuery: string, form: FormState): Promise<Response> {
      const address = addressOf(c, pathAndQuery);
      if (address.kind === "page") return show(c, address, form);
      return Promise.resolve(c.redirect("/", 303));
    },
  };
}

/** The chosen language lasts a year (SPEC section 9). */
function remember(c: Context, locale: Locale): void {
  if (getCookie(c, "i18n_redirected") === locale) return;
  setCookie(c, "i18n_redirected", locale, {
    path: "/",
    maxAge: 365 * 24 * 60 * 60,
    sameSite: "Lax",
  });
}

/** A service gave no answer, or a bad one, and there was no former copy. */
function isServiceDown(error: unknown): boolean {
  return error instanceof ApiError && (!error.reachable || error.status >= 500);
}
