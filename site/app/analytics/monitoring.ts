import { datadogRum, type RumInitConfiguration } from "@datadog/browser-rum";
import { clearTraces } from "./clear-traces.ts";
import { isTraced } from "./is-traced.ts";
import { watchLateEvents } from "./late-events.ts";
import { pageErrors } from "./page-errors.ts";
import { hideFromReplay } from "./replay-privacy.ts";
import type { MeasuredPage, RunningService } from "./running-service.ts";
import type { MonitoringSettings } from "./settings.ts";
import { trustUrls } from "./trusted-urls.ts";

/** Errors that say nothing: of a profile not yet there, and of a fade between pages that was skipped. */
const dropped = /profile is not defined|InvalidStateError: Transition was aborted/i;

/** What the library is started with (SPEC section 9). */
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
    // W3C Trace Context, which the server's spans go on with.
    allowedTracingUrls: [
      {
        match: (url: string) => isTraced(url, [host, ...hosts]),
        propagatorTypes: ["tracecontext"],
      },
    ],
    // One document is one view, under its route's name.
    trackViewsManually: true,
    // The library's own reports about itself go elsewhere than we asked for.
    telemetrySampleRate: 0,
    trackAnonymousUser: false,
    beforeSend(event, context) {
      event.view.url = withoutQuery(event.view.url);
      if (event.view.referrer) event.view.referrer = withoutQuery(event.view.referrer);
      if (event.type === "resource") event.resource.url = withoutQuery(event.resource.url);
      if (event.type !== "error") return true;
      if (event.error.resource) event.error.resource.url = withoutQuery(event.error.resource.url);
      if (dropped.test(event.error.message)) return false;
      // React hands an error on to the browser or the console, where the library finds it again.
      const error = "error" in context ? context.error : undefined;
      if (typeof error !== "object" || error === null) return true;
      if (seen.has(error)) return false;
      seen.add(error);
      return true;
    },
  };
}

/** Addresses can hold what a visitor looked for, or a link's token. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}

/** Datadog: errors, speed, interactions and replay of this page. */
export function startMonitoring(settings: MonitoringSettings, page: MeasuredPage): RunningService {
  // Stopped and without its cookie it finds no session to go on with: it begins anew with the next page.
  if (datadogRum.getInitConfiguration()) return { stop: () => undefined };
  // Its replay is packed in a worker that it makes itself.
  trustUrls(`blob:${location.origin}/`);
  const late = watchLateEvents();
  datadogRum.init({ ...monitoringOptions(settings, location), plugins: [late.plugin] });
  hideFromReplay(page.module);
  // Without a view the library sends nothing.
  if (page.view !== null) datadogRum.startView({ name: page.view });
  pageErrors.listen(({ error, kind, componentStack }) =>
    datadogRum.addError(error, { react: { kind, componentStack } }),
  );
  return {
    async stop() {
      pageErrors.listen(null);
      // Sends at once what it had gathered while that was agreed to; there is nothing after it.
      datadogRum.setTrackingConsent("not-granted");
      late.discard();
      // Under this lock the library ends its session; after that nothing writes its cookie.
      if ("locks" in navigator) await navigator.locks.request("_dd_s_v2", () => undefined);
      clearTraces(/^_dd/);
    },
  };
}
