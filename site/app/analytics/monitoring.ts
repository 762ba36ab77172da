import { datadogRum, type RumInitConfiguration } from "@datadog/browser-rum";
import { clearAnalyticsStorage } from "./clear-analytics-storage.ts";
import { shouldPropagateTrace } from "./should-propagate-trace.ts";
import { createLateEventFilter } from "./late-event-filter.ts";
import { pageErrors } from "./page-errors.ts";
import { hideFromReplay } from "./replay-privacy.ts";
import type { TrackedPage, RunningService } from "./running-service.ts";
import type { MonitoringSettings } from "./settings.ts";
import { trustUrls } from "./trusted-urls.ts";

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
