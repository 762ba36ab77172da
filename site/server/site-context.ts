import { createHttp } from "@realtor/api/http";
import { readBacklog } from "@realtor/server/backlog";
import type { FileStore } from "@realtor/server/files/file-store";
import { openDatabaseClock } from "@realtor/server/database-clock";
import { openFileStore } from "@realtor/server/files/open-file-store";
import { loadOrCreateSecret } from "@realtor/server/load-or-create-secret";
import type { Log } from "@realtor/server/log";
import type { DeliveryTimes } from "@realtor/server/outbox/create-outbox";
import { logMissingOperator, readOperator } from "@realtor/server/operator";
import { recordRequest } from "@realtor/server/request-context";
import type { Sources } from "#app/data/sources.ts";
import type { SiteOperator } from "#app/layout/operator.ts";
import type { AddressConfig } from "./http/address.ts";
import { type MessagingScript, readMessagingScript } from "./analytics/page-analytics.ts";
import { type Contacts, createContacts } from "./contacts/create-contacts.ts";
import { createFindListing } from "./contacts/find-listing.ts";
import { createCircuitBreaker } from "@realtor/server/circuit-breaker";
import { createSources } from "./data/sources.ts";
import { openStore, type Store } from "./db/open-store.ts";
import { channels, deliveries } from "./db/schema.ts";
import type { Env } from "./env.ts";
import { createPageFonts, type PageFonts } from "./fonts/page-fonts.ts";
import { createCoverLuminance } from "./images/cover-luminance.ts";
import { createPhotoColors, type PhotoColors } from "./images/photo-colors.ts";
import { createLeads, type Leads } from "./leads/create-leads.ts";
import { createVerifiedDomains, type VerifiedDomains } from "./own-domain/verified-domains.ts";
import { createHtmlCache, type HtmlCache } from "./render/html-cache.ts";
import type { PageRenderer } from "./render/page-renderer.ts";
import { createWebsiteList, type WebsiteList } from "./seo/website-list.ts";
import { backendFetch } from "./telemetry/measure-calls.ts";
import type { Backend } from "./telemetry/site-metrics.ts";
import type { Instruments } from "./telemetry/site-telemetry.ts";

/** What the routes of one site share: configuration, database, clients and caches. */
export interface SiteContext extends Env {
  readonly log: Log;
  readonly telemetry: Instruments;
  readonly renderer: PageRenderer;
  readonly hosts: AddressConfig;
  readonly operator: SiteOperator;
  readonly store: Store;
  /** Generated images, fonts and documents. */
  readonly fileStore: FileStore;
  /** Ends what has no work to finish. */
  readonly closeConnections: () => void;
  /** The time of the database: another site can receive a form that this one has rendered. */
  readonly now: () => Date;
  /** `fetch` for each backend, with telemetry. */
  readonly fetches: Readonly<Record<Backend | "media", typeof fetch>>;
  readonly sources: Sources;
  readonly photoColors: PhotoColors;
  readonly websites: WebsiteList;
  readonly leads: Leads;
  readonly contacts: Contacts;
  readonly cache: HtmlCache;
  readonly pageFonts: PageFonts;
  readonly domains: VerifiedDomains;
  readonly messagingScript: MessagingScript | undefined;
}

export interface SiteOptions {
  env: Env;
  log: Log;
  renderer: PageRenderer;
  /** Metrics and tracing; none by default. */
  telemetry?: Instruments;
  /** Shorter ones for tests. */
  deliveries?: DeliveryTimes | undefined;
}

/** Time limit of a page's calls to the backends. */
const timeoutMs = 4000;

/**
 * Opens the store and creates what the routes share.
 * @throws StartError when an operator can fix the cause.
 */
export async function openSiteContext(options: SiteOptions): Promise<SiteContext> {
  const { env, log, renderer, telemetry = {} } = options;
  const operator = readOperator(env.operatorFile, [
    env.host,
    ...env.realtorHosts,
    ...env.realtorDevHosts,
  ]);
  logMissingOperator(operator, log);
  const messagingScript = await readMessagingScript(env.analytics.messaging?.script);
  const store = await openStore({ ...env, log });
  const clock = await openDatabaseClock(store.pool);
  const { files: fileStore, close: closeFiles } = await openFileStore(
    { s3: env.s3, folder: env.dataDir },
    log,
  );
  const hosts = { realtorHosts: env.realtorHosts, developmentHosts: env.realtorDevHosts };
  const fetchFrom = (service: Backend, name: string = service) =>
    createCircuitBreaker({ service: name, log, fetch: backendFetch(service, telemetry) });
  const fetches = {
    home: fetchFrom("home"),
    loaning: fetchFrom("loaning"),
    // Of its own: the services have photos in another store, whose outage must not stop their other calls.
    media: fetchFrom("loaning", "media"),
  };
  const home = createHttp({ baseUrl: env.homeApiUrl, timeoutMs, fetch: fetches.home });
  const loaning = createHttp({ baseUrl: env.loaningApiUrl, timeoutMs, fetch: fetches.loaning });
  const slack = env.slackWebhookUrl ? { url: env.slackWebhookUrl } : undefined;
  const photoColors = createPhotoColors({ fileStore, log });
  const sources = createSources({
    home,
    loaning,
    log,
    photos: {
      getCoverLuminance: createCoverLuminance({
        loaningApiUrl: env.loaningApiUrl,
        fileStore,
        log,
        fetch: fetches.media,
      }),
      getPhotoColors: (mediaUrls) => photoColors.read(mediaUrls),
    },
  });
  telemetry.metrics?.collectBacklogFrom(() => readBacklog(store.db, deliveries, channels));
  telemetry.metrics?.collectStorageFrom(store.checkWritable);
  return {
    ...env,
    log,
    telemetry,
    renderer,
    hosts,
    operator,
    store,
    fileStore,
    closeConnections() {
      closeFiles();
      clock.close();
    },
    now: () => new Date(clock.now()),
    fetches,
    photoColors,
    sources,
    websites: createWebsiteList({ loaning, log }),
    leads: createLeads({ store, slack, log, now: clock.now, ...options.deliveries }),
    contacts: createContacts({
      store,
      loaningUrl: env.loaningApiUrl,
      serviceToken: env.serviceToken ?? (await loadOrCreateSecret(env.dataDir, "service")),
      findListing: createFindListing({ sources, log }),
      log,
      fetch: fetches.loaning,
      now: clock.now,
      ...options.deliveries,
    }),
    cache: createHtmlCache({
      ...(env.nodeEnv === "development" ? { freshMs: 0, maxStaleMs: 0 } : {}),
      onLookup(cache) {
        telemetry.metrics?.recordCacheLookup(cache);
        recordRequest({ cache });
      },
    }),
    pageFonts: createPageFonts({ fileStore, log }),
    domains: createVerifiedDomains({ hosts }),
    messagingScript,
  };
}
