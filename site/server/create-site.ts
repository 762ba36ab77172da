import { IncomingMessage, type RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { createHttp } from "@realtor/api/http";
import type { Context } from "hono";
import type { FormState } from "#app/data/form-state.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { defaultLocale, locales } from "@realtor/api/locales";
import { readDomain } from "./address.ts";
import { createApp } from "./app.ts";
import { buildRoutes } from "./builds/build-routes.ts";
import { contactCardRoutes } from "./vcard/contact-card-routes.ts";
import { contactRoutes } from "./contacts/contact-routes.ts";
import { createContacts } from "./contacts/create-contacts.ts";
import { createSources } from "./data/sources.ts";
import { openStore } from "./db/open-store.ts";
import type { Env } from "./env.ts";
import { healthRoutes } from "./health/health-routes.ts";
import { pageFontRoutes } from "./fonts/page-font-routes.ts";
import { createPageFonts } from "./fonts/page-fonts.ts";
import type { FormResult } from "./http/form.ts";
import { readOrigin } from "./http/read-origin.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { createLeads } from "./leads/create-leads.ts";
import { leadRoutes } from "./leads/lead-routes.ts";
import { createRequireStaff } from "./leads/require-staff.ts";
import { staffRoutes } from "./leads/staff-routes.ts";
import type { Log } from "./log.ts";
import { readMessagingScript } from "./analytics/messaging-script.ts";
import { createPageAnalytics } from "./analytics/page-analytics.ts";
import { backendFetch } from "./telemetry/backend-fetch.ts";
import { instrumentRender } from "./telemetry/instrument-render.ts";
import { instrumentCachedResponses, instrumentRequests } from "./telemetry/instrument-requests.ts";
import type { Telemetry } from "./telemetry/start-telemetry.ts";
import { recordRequest } from "./telemetry/request-context.ts";
import { readBacklog } from "./telemetry/read-backlog.ts";
import { verifyDomain } from "./own-domain/verify-domain.ts";
import { createVerifiedDomains } from "./own-domain/verified-domains.ts";
import { wellKnownRoutes } from "./own-domain/well-known.ts";
import { listenRealtorChanges } from "./proxy/listen-realtor-changes.ts";
import { proxyRoutes } from "./proxy/proxy-routes.ts";
import { createHtmlCache } from "./render/html-cache.ts";
import type { PageRenderer } from "./render/page-renderer.ts";
import { type CacheableResponse, createResponseCache } from "./render/response-cache.ts";
import { speculationRoutes } from "./render/speculation-rules.ts";
import { sitePages } from "./render/site-pages.ts";
import { createHomepageList } from "./seo/homepage-list.ts";
import { seoRoutes } from "./seo/seo-routes.ts";
import { shareRoutes } from "./share-image/share-routes.ts";

export interface SiteOptions {
  env: Env;
  log: Log;
  renderer: PageRenderer;
  /** Metrics and tracing; none by default. */
  telemetry?: Pick<Telemetry, "metrics" | "tracing">;
}

export interface Site {
  listener: RequestListener;
  /** Finishes running work and closes the database. */
  close(): Promise<void>;
}

/**
 * Wires the store, outboxes, pages and proxies.
 * @throws StartError when an operator can fix the cause.
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, log, renderer, telemetry = {} } = options;
  const { trustProxy } = env;
  const store = await openStore({ ...env, log });
  const fetches = {
    home: backendFetch("home", telemetry),
    loaning: backendFetch("loaning", telemetry),
  };
  const leads = await createLeads({
    store,
    slack: env.slackWebhookUrl ? { url: env.slackWebhookUrl } : null,
    log,
  });
  const contacts = await createContacts({
    store,
    loaningUrl: env.loaningApiUrl,
    log,
    fetch: fetches.loaning,
  });
  telemetry.metrics?.collectBacklogFrom(() => readBacklog(store));
  const cache = createHtmlCache({
    ...(env.nodeEnv === "development" ? { freshMs: 0, maxStaleMs: 0 } : {}),
    onLookup(result) {
      telemetry.metrics?.recordCacheLookup(result);
      recordRequest({ cache: result });
    },
  });

  const responseCache = createResponseCache({
    cache,
    instrument: instrumentCachedResponses({ ...telemetry, log }),
  });
  const storeResponse = (
    c: Context<{ Bindings: Partial<HttpBindings> }>,
    response: CacheableResponse,
  ) => {
    if (c.env.incoming instanceof IncomingMessage) responseCache.store(c.env.incoming, response);
  };

  const home = createHttp({ baseUrl: env.homeApiUrl, timeoutMs: 4000, fetch: fetches.home });
  const loaning = createHttp({
    baseUrl: env.loaningApiUrl,
    timeoutMs: 4000,
    fetch: fetches.loaning,
  });
  const sources = createSources({ home, loaning, log });
  const hosts = { realtorHosts: env.realtorHosts, developmentHosts: env.realtorDevHosts };
  const getOrigin = (c: Context) => readOrigin(c, trustProxy);
  const getOwnOrigin = (c: Context) => {
    const domain = readDomain(getOrigin(c), hosts);
    return domain.kind === "own" ? domain.origin : null;
  };

  const domains = createVerifiedDomains({
    verify: verifyDomain,
    isProductHost: (origin) => {
      const { host, protocol } = new URL(origin);
      const scheme = protocol === "https:" ? "https" : "http";
      return readDomain({ host, protocol: scheme }, hosts).kind === "product";
    },
  });

  const messagingScript = await readMessagingScript(env.analytics.messaging?.script);
  const pageFonts = createPageFonts({ dataDir: env.dataDir, log });
  const pages = sitePages({
    analytics: createPageAnalytics(env, renderer.build.id, messagingScript?.path),
    ownDomain: domains.ownDomain,
    loadEntry: () => renderer.loadEntry(),
    assets: renderer.assets,
    pageFonts,
    sources,
    cache,
    hosts,
    readOrigin: getOrigin,
    log,
    instrumentRender: instrumentRender(telemetry),
    // Cached responses produce no spans, so the response cache is off while tracing.
    ...(telemetry.tracing ? {} : { storeResponse }),
  });
  const onRealtorChanged = (name: string) => cache.invalidate(name.toLowerCase());

  const app = createApp({
    clientFolder: renderer.clientFolder,
    services: [
      healthRoutes({ store, log }),
      buildRoutes(renderer.build),
      imageRoutes({
        loaningApiUrl: env.loaningApiUrl,
        dataDir: env.dataDir,
        log,
        fetch: fetches.loaning,
      }),
      pageFontRoutes(pageFonts),
      leadRoutes({
        leads,
        trustProxy,
        onFormResult: (c, result) => respondToForm(c, result, "request"),
      }),
      staffRoutes({
        inbox: leads.inbox,
        trustProxy,
        requireStaff: createRequireStaff({
          loaningUrl: env.loaningApiUrl,
          log,
          fetch: fetches.loaning,
        }),
      }),
      contactRoutes({
        contacts,
        trustProxy,
        onFormResult: (c, result) => respondToForm(c, result, "contact"),
      }),
      speculationRoutes(),
      shareRoutes({ ...env, loadEntry: () => renderer.loadEntry(), sources, getOwnOrigin, log }),
      wellKnownRoutes({ sources, getOwnOrigin }),
      ...(messagingScript ? [messagingScript.routes] : []),
      contactCardRoutes({
        loadRouter: () => renderer.loadEntry(),
        sources,
        readOrigin: getOrigin,
        getOwnOrigin,
      }),
      seoRoutes({
        hosts,
        readOrigin: getOrigin,
        sources,
        listHomepages: createHomepageList({ loaning, log }),
        log,
        releasedAt: new Date(),
      }),
      proxyRoutes({ ...env, log, onRealtorChanged, fetches }),
    ],
    pages: pages.routes,
    instrument: instrumentRequests({ ...telemetry, log }),
    log,
  });

  /**
   * Responds to a form posted without JavaScript: redirects to the confirmation, or renders the
   * page again with the submitted values.
   */
  function respondToForm(c: Context, result: FormResult, query: "request" | "contact") {
    const page = getFormPage(result.values.locale, c.req.query("page"));
    if (result.kind === "sent") return c.redirect(`${page}?${query}=sent#${query}`, 303);
    const form: FormState =
      result.kind === "rejected"
        ? { state: "rejected", values: result.values, errors: result.errors }
        : { state: "failed", values: result.values };
    return pages.showForm(c, page, form);
  }

  const unlisten = env.databaseUrl
    ? await listenRealtorChanges({
        databaseUrl: env.databaseUrl,
        log,
        onChange: onRealtorChanged,
        onGap: () => cache.clear(),
      })
    : null;
  await leads.start();
  await contacts.start();

  const routeRequest = getRequestListener(app.fetch);
  return {
    listener: responseCache.wrap((request, response) => void routeRequest(request, response)),
    async close() {
      await unlisten?.();
      await leads.stop();
      await contacts.stop();
      await store.close();
    },
  };
}

/** The path of the page that contains the form, in the form's language. */
function getFormPage(locale: string | undefined, page = "/"): string {
  const known = locales.find((one) => one === locale) ?? defaultLocale;
  return localePath(/^\/[A-Za-z_-]{2,40}$/.test(page) ? page : "/", known);
}
