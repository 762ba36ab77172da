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
import { createStaffOnly } from "./leads/staff-only.ts";
import { staffRoutes } from "./leads/staff-routes.ts";
import type { Log } from "./log.ts";
import { readMessagingScript } from "./analytics/messaging-script.ts";
import { pageMeasuring } from "./analytics/page-measuring.ts";
import { backendFetch } from "./telemetry/backend-fetch.ts";
import { observeRender } from "./telemetry/observe-render.ts";
import { observeAnswers, observeRequests } from "./telemetry/observe-requests.ts";
import type { Observing } from "./telemetry/observing.ts";
import { noteRequest } from "./telemetry/request-scope.ts";
import { readWaiting } from "./telemetry/read-waiting.ts";
import { askOwnDomain } from "./own-domain/ask-own-domain.ts";
import { createConfirmedDomains } from "./own-domain/confirmed-domains.ts";
import { wellKnownRoutes } from "./own-domain/well-known.ts";
import { listenRealtorChanges } from "./proxy/listen-realtor-changes.ts";
import { proxyRoutes } from "./proxy/proxy-routes.ts";
import { createHtmlCache } from "./render/html-cache.ts";
import type { PageRenderer } from "./render/page-renderer.ts";
import { createReadyAnswers, type ReadyAnswer } from "./render/ready-answers.ts";
import { speculationRoutes } from "./render/speculation-rules.ts";
import { sitePages } from "./render/site-pages.ts";
import { createHomepageList } from "./seo/homepage-list.ts";
import { seoRoutes } from "./seo/seo-routes.ts";
import { shareRoutes } from "./share-image/share-routes.ts";

export interface SiteOptions {
  env: Env;
  log: Log;
  renderer: PageRenderer;
  /** What watches the site; nothing does by default. */
  observing?: Pick<Observing, "metrics" | "tracing">;
}

export interface Site {
  /** Answers every request. */
  listener: RequestListener;
  /** Ends running work and closes the database. */
  close(): Promise<void>;
}

/** Puts the site together: store, outboxes, pages, proxies. Throws `StartError` where a person can mend it. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, log, renderer, observing = {} } = options;
  const { trustProxy } = env;
  const store = await openStore({ ...env, log });
  const fetches = {
    home: backendFetch("home", observing),
    loaning: backendFetch("loaning", observing),
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
  observing.metrics?.watchDeliveries(() => readWaiting(store));
  const cache = createHtmlCache({
    ...(env.nodeEnv === "development" ? { freshMs: 0, lastGoodMs: 0 } : {}),
    onAnswer(answer) {
      observing.metrics?.cacheAnswered(answer);
      noteRequest({ cache: answer });
    },
  });

  const ready = createReadyAnswers({ cache, observe: observeAnswers({ ...observing, log }) });
  const keepAnswer = (c: Context<{ Bindings: Partial<HttpBindings> }>, answer: ReadyAnswer) => {
    if (c.env.incoming instanceof IncomingMessage) ready.keep(c.env.incoming, answer);
  };

  const home = createHttp({ baseUrl: env.homeApiUrl, timeoutMs: 4000, fetch: fetches.home });
  const loaning = createHttp({
    baseUrl: env.loaningApiUrl,
    timeoutMs: 4000,
    fetch: fetches.loaning,
  });
  const sources = createSources({ home, loaning, log });
  const hosts = { realtorHosts: env.realtorHosts, developmentHosts: env.realtorDevHosts };
  const originOf = (c: Context) => readOrigin(c, trustProxy);
  const ownOrigin = (c: Context) => {
    const domain = readDomain(originOf(c), hosts);
    return domain.kind === "own" ? domain.origin : null;
  };

  const domains = createConfirmedDomains({
    ask: askOwnDomain,
    isProductHost: (origin) => {
      const { host, protocol } = new URL(origin);
      const scheme = protocol === "https:" ? "https" : "http";
      return readDomain({ host, protocol: scheme }, hosts).kind === "product";
    },
  });

  const messagingScript = await readMessagingScript(env.measure.messaging?.script);
  const pageFonts = createPageFonts({ dataDir: env.dataDir, log });
  const pages = sitePages({
    measuring: pageMeasuring(env, renderer.build.id, messagingScript?.path),
    ownDomain: domains.ownDomain,
    loadEntry: () => renderer.loadEntry(),
    assets: renderer.assets,
    pageFonts,
    sources,
    cache,
    hosts,
    readOrigin: originOf,
    log,
    observeRender: observeRender(observing),
    // A ready answer has no span, so that there are none while traces are kept.
    ...(observing.tracing ? {} : { keepAnswer }),
  });
  const onRealtorChanged = (name: string) => cache.drop(name.toLowerCase());

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
        onFormResult: (c, result) => answerForm(c, result, "request"),
      }),
      staffRoutes({
        inbox: leads.inbox,
        trustProxy,
        staffOnly: createStaffOnly({
          loaningUrl: env.loaningApiUrl,
          log,
          fetch: fetches.loaning,
        }),
      }),
      contactRoutes({
        contacts,
        trustProxy,
        onFormResult: (c, result) => answerForm(c, result, "contact"),
      }),
      speculationRoutes(),
      shareRoutes({ ...env, loadEntry: () => renderer.loadEntry(), sources, ownOrigin, log }),
      wellKnownRoutes({ sources, ownOrigin }),
      ...(messagingScript ? [messagingScript.routes] : []),
      contactCardRoutes({ sources, readOrigin: originOf, ownOrigin }),
      seoRoutes({
        hosts,
        readOrigin: originOf,
        sources,
        listHomepages: createHomepageList({ loaning, log }),
        log,
        releasedAt: new Date(),
      }),
      proxyRoutes({ ...env, log, onRealtorChanged, fetches }),
    ],
    pages: pages.routes,
    observe: observeRequests({ ...observing, log }),
    log,
  });

  /** A form sent without script: on to the page that says thanks, or the page again with what was typed. */
  function answerForm(c: Context, result: FormResult, query: "request" | "contact") {
    const page = pageOf(result.values.locale, c.req.query("page"));
    if (result.kind === "sent") return c.redirect(`${page}?${query}=sent#${query}`, 303);
    const form: FormState =
      result.kind === "refused"
        ? { state: "refused", values: result.values, errors: result.errors }
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

  const answerByRoute = getRequestListener(app.fetch);
  return {
    listener: ready.before((request, response) => void answerByRoute(request, response)),
    async close() {
      await unlisten?.();
      await leads.stop();
      await contacts.stop();
      await store.close();
    },
  };
}

/** The page a form stands on: a path of this site, in the form's language. */
function pageOf(locale: string | undefined, page = "/"): string {
  const known = locales.find((one) => one === locale) ?? defaultLocale;
  return localePath(/^\/[A-Za-z_-]{2,40}$/.test(page) ? page : "/", known);
}
