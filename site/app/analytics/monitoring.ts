import { datadogRum, type RumInitConfiguration } from "@datadog/browser-rum";
import { pageErrors } from "./page-errors.ts";
import { clearAnalyticsStorage, type RunningService, type TrackedPage } from "./service.ts";
import { trustUrls } from "#app/trusted-types.ts";
import type { MonitoringSettings } from "./settings.ts";

/** Known noise: a missing profile, and a view transition that was skipped. */
const ignoredErrors = /profile is not defined|InvalidStateError: Transition was aborted/i;

/** Options of the RUM SDK (docs/spec/analytics.md#monitoring). */
export function monitoringOptions(
  { hosts, environment, proxy, ...settings }: MonitoringSettings,
  { href, host }: Pick<Location, "href" | "host">,
): RumInitConfiguration {
  const seen = new WeakSet<object>();
  return {
    ...settings,
    ...(proxy === undefined ? {} : { proxy }),
    service: "realtor-front-end",
    env: href.includes("localhost") ? "local" : environment,
    sessionSampleRate: 100,
    sessionReplaySampleRate: 100,
    defaultPrivacyLevel: "allow",
    // W3C Trace Context, which the server's spans continue.
    allowedTracingUrls: [
      {
        match: (url: string) => shouldPropagateTrace(url, [host, ...hosts]),
        propagatorTypes: ["tracecontext"],
      },
    ],
    // One document is one view, named after its route.
    trackViewsManually: true,
    // The SDK sends its own telemetry to a host that is not configured.
    telemetrySampleRate: 0,
    trackAnonymousUser: false,
    beforeSend(event, context) {
      event.view.url = withoutQuery(event.view.url);
      if (event.view.referrer) event.view.referrer = withoutQuery(event.view.referrer);
      if (event.type === "resource") event.resource.url = withoutQuery(event.resource.url);
      if (event.type !== "error") return true;
      if (event.error.resource) event.error.resource.url = withoutQuery(event.error.resource.url);
      if (ignoredErrors.test(event.error.message)) return false;
      // React also reports an error to the browser or the console, where the SDK collects it again.
      const error = "error" in context ? context.error : undefined;
      if (typeof error !== "object" || error === null) return true;
      if (seen.has(error)) return false;
      seen.add(error);
      return true;
    },
  };
}

/** Queries can contain search terms or tokens of invitation links. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}

/** Starts Datadog RUM: errors, performance, interactions and session replay. */
export function startMonitoring(settings: MonitoringSettings, page: TrackedPage): RunningService {
  // After `stop` the SDK cannot resume on this page, since its session cookie is deleted.
  if (datadogRum.getInitConfiguration()) return { stop: () => undefined };
  // Session replay is compressed in a worker created from a blob URL.
  trustUrls(`blob:${location.origin}/`);
  const lateEventFilter = createLateEventFilter();
  datadogRum.init({ ...monitoringOptions(settings, location), plugins: [lateEventFilter.plugin] });
  hideFromReplay(page.module);
  // Without a view the SDK sends nothing.
  if (page.view !== null) datadogRum.startView({ name: page.view });
  pageErrors.setListener(({ error, kind, componentStack }) =>
    datadogRum.addError(error, { react: { kind, componentStack } }),
  );
  return {
    async stop() {
      pageErrors.setListener(null);
      // Flushes what was collected under consent; nothing is sent afterwards.
      datadogRum.setTrackingConsent("not-granted");
      lateEventFilter.discard();
      // The SDK ends its session under this lock; afterwards nothing rewrites its cookie.
      if ("locks" in navigator) await navigator.locks.request("_dd_s_v2", () => undefined);
      clearAnalyticsStorage(/^_dd/);
    },
  };
}

type Plugin = NonNullable<RumInitConfiguration["plugins"]>[number];

/**
 * Datadog keeps updating a view for minutes after its session ended and sends the updates when the page
 * is left. After `discard()`, this plugin discards every event the SDK assembles.
 */
function createLateEventFilter(): { plugin: Plugin; discard: () => void } {
  let ended = false;
  return {
    plugin: {
      name: "late-events",
      // `beforeSend` cannot discard view events.
      onInit: ({ registerAssembleEventHook }) => {
        registerAssembleEventHook(() => (ended ? "DISCARDED" : "SKIPPED"));
      },
    },
    discard: () => {
      ended = true;
    },
  };
}

/** Pages with personal data of people who gave no consent. */
const pagesWithPersonalData: ReadonlySet<string> = new Set(["inbox", "websites"]);

/**
 * Sets Datadog's privacy level for session replay: input is always masked, and all text is masked on
 * pages with personal data of third parties.
 */
function hideFromReplay(page: string): void {
  document.body.dataset["ddPrivacy"] = pagesWithPersonalData.has(page) ? "mask" : "mask-user-input";
}

/**
 * Whether a request carries the trace context: to the product's hosts, and to the loaning service on a
 * subdomain of them, such as `loaning-dev.realtor.example` (docs/spec/analytics.md#monitoring).
 */
export function shouldPropagateTrace(url: string, hosts: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(url, location.href);
  if (protocol !== "https:" && protocol !== "http:") return false;
  return hosts.some((productHost) => {
    if (productHost === host || productHost === hostname) return true;
    const domain = productHost.replace(/^www\./, "").replace(/:\d+$/, "");
    if (!hostname.endsWith(`.${domain}`)) return false;
    const labels = hostname.slice(0, -domain.length - 1).split(".");
    return labels.some((label) => /^loaning(-|$)/.test(label));
  });
}
