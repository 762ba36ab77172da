import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { healthRoutes } from "@realtor/server/health";
import { createStartRequest, instrumentRequests } from "@realtor/server/instrument-requests";
import { createRetention } from "@realtor/server/retention";
import { Hono } from "hono";
import { createPageAnalytics } from "./analytics/page-analytics.ts";
import { contactRoutes } from "./contacts/contact-routes.ts";
import { heldContactRoutes } from "./contacts/held-contact-routes.ts";
import { cachedFileDays, deleteOldFiles } from "./file-cache/file-cache.ts";
import { pageFontRoutes } from "./fonts/page-fonts.ts";
import { cacheControl } from "./http/cache-control.ts";
import { resolveOrigin, type SiteEnv } from "./http/request-origin.ts";
import { imageRoutes } from "./images/image-routes.ts";
import { deleteExpired } from "./leads/delete-expired.ts";
import { leadRoutes } from "./leads/lead-routes.ts";
import { createRequireStaff } from "./leads/require-staff.ts";
import { staffRoutes } from "./leads/staff-routes.ts";
import { certificateRoutes } from "./own-domain/certificate-routes.ts";
import { wellKnownRoutes } from "./own-domain/verified-domains.ts";
import { listenRealtorChanges } from "./proxy/listen-realtor-changes.ts";
import { proxyRoutes } from "./proxy/proxy-routes.ts";
import { buildRoutes, staticFiles } from "./render/client-build.ts";
import { problemPages } from "./render/problem-pages.ts";
import { respondToForm } from "./render/form-result.ts";
import { createResponseCache } from "./render/response-cache.ts";
import { getDefaultHeaders, securityHeaders, withDefaultHeaders } from "./http/security-headers.ts";
import { sitePages } from "./render/site-pages.ts";
import { speculationRoutes } from "./render/speculation-rules.ts";
import { securityTxtRoutes } from "./seo/security-txt.ts";
import { seoRoutes } from "./seo/seo-routes.ts";
import { shareRoutes } from "./share-image/share-routes.ts";
import { sheetPdfRoutes } from "./sheet-pdf/sheet-pdf-routes.ts";
import { openSiteContext, type SiteContext, type SiteOptions } from "./site-context.ts";
import { calendarRoutes } from "./calendar/calendar-routes.ts";
import { contactCardRoutes } from "./vcard/contact-card-routes.ts";

export interface Site {
  listener: RequestListener;
  /** Declared routes as `METHOD /path`; middleware and handlers of all methods have `ALL`. */
  routes: readonly string[];
  /** Finishes running work and closes the database. */
  close(): Promise<void>;
}

/** Static files and health checks are neither logged nor traced. */
const uninstrumented = /^\/(assets|health)\//;

/**
 * Opens the site and starts its outboxes.
 * @throws StartError when an operator can fix the cause.
 */
export async function createSite(options: SiteOptions): Promise<Site> {
  const site = await openSiteContext(options);
  const { cache, contacts, databaseUrl, websites, leads, log, store } = site;
  const onRealtorChanged = (name: string) => {
    cache.invalidate(name.toLowerCase());
    websites.invalidate();
  };
  const { listener, routes } = createListener(site, onRealtorChanged);
  const unlisten = databaseUrl
    ? await listenRealtorChanges({
        databaseUrl,
        log,
        onChange: onRealtorChanged,
        onGap() {
          cache.clear();
          websites.invalidate();
        },
      })
    : undefined;
  await leads.start();
  await contacts.start();
  const retention = createRetention({ log, deleteBefore: (time) => deleteExpired(store.db, time) });
  retention.start();
  // Reads the names of all files, so not at the start of each process.
  const cachedFiles = createRetention({
    log,
    what: "cached copies of photos and websites",
    days: cachedFileDays,
    atStart: false,
    intervalMs: 24 * 60 * 60 * 1000,
    deleteBefore: (time) => deleteOldFiles(site.fileStore, time),
  });
  cachedFiles.start();
  return {
    listener,
    routes,
    async close() {
      await unlisten?.();
      await retention.stop();
      await cachedFiles.stop();
      await leads.stop();
      await contacts.stop();
      site.closeConnections();
      await store.close();
    },
  };
}

/** Combines cached responses, static files, service routes and pages. */
function createListener(
  site: SiteContext,
  onRealtorChanged: (name: string) => void,
): Pick<Site, "listener" | "routes"> {
  const { cache, log, messagingScript, renderer, store, trustProxy } = site;
  const startRequest = createStartRequest({
    ...site,
    untraced: uninstrumented,
    unlogged: uninstrumented,
  });
  const loadEntry = () => renderer.loadEntry();
  const responseCache = createResponseCache({
    cache,
    startRequest,
    getDefaultHeaders: (request) => getDefaultHeaders(request, trustProxy),
  });
  const pages = sitePages({
    ...site,
    analytics: createPageAnalytics(site, renderer.build.id, messagingScript?.path),
    ownDomain: site.domains.ownDomain,
    storeResponse: responseCache.store,
  });
  const requireStaff = createRequireStaff({
    loaningUrl: site.loaningApiUrl,
    log,
    fetch: site.fetches.loaning,
    requireSecondFactor: site.requireSecondFactor,
  });

  /** Only called while the app responds, and so after it was created. */
  const routeSite: RequestListener = (request, response) => void routeRequest(request, response);
  const app = new Hono<SiteEnv>()
    .use(instrumentRequests(startRequest))
    .route("/", staticFiles(renderer.clientFolder))
    .use(resolveOrigin(site))
    .use(problemPages(pages))
    .route(
      "/",
      healthRoutes({
        checkStorage: store.checkWritable,
        onUnavailable: (c) => c.json({ status: "unavailable" }, 503),
        log,
      }),
    )
    .route("/", buildRoutes(renderer.build))
    .route("/", imageRoutes(site))
    .route("/", pageFontRoutes(site.pageFonts))
    .route("/", leadRoutes({ ...site, onFormResult: respondToForm(pages, "request") }))
    .route("/", staffRoutes({ ...site, inbox: site.leads.inbox, requireStaff }))
    .route("/", heldContactRoutes({ ...site, held: site.contacts.held, requireStaff }))
    .use("/v1/*", async (c, next) => {
      await next();
      c.header("cache-control", cacheControl.none);
    })
    .route("/", contactRoutes({ ...site, onFormResult: respondToForm(pages, "contact") }))
    .route("/", speculationRoutes())
    .route("/", shareRoutes(site))
    .route("/", wellKnownRoutes(site))
    .route("/", certificateRoutes(site))
    .route("/", securityTxtRoutes(site))
    .route("/", messagingScript?.routes ?? new Hono())
    .route("/", contactCardRoutes({ ...site, loadRouter: loadEntry }))
    .route("/", calendarRoutes({ ...site, loadRouter: loadEntry }))
    .route("/", sheetPdfRoutes({ ...site, loadRouter: loadEntry, site: routeSite }))
    .route("/", seoRoutes({ ...site, loadEntry, releasedAt: new Date(renderer.build.builtAt) }))
    .route("/", proxyRoutes({ ...site, onRealtorChanged }))
    .get("/assets/*", (c) => c.body(null, 404))
    .route("/", pages.routes);
  app.onError((error, c) => {
    // Pages render their own errors. This handles errors of services and never exposes a stack.
    log.error({ err: error }, "request failed");
    return c.text("Internal Server Error", 500, { ...securityHeaders });
  });
  const routeRequest = getRequestListener(app.fetch);
  return {
    listener: responseCache.wrap(withDefaultHeaders(routeSite, trustProxy)),
    routes: [...new Set(app.routes.map(({ method, path }) => `${method} ${path}`))],
  };
}
