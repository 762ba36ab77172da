import type { MeasureSettings } from "#app/analytics/settings.ts";
import type { Env } from "../env.ts";
import { contentSecurityPolicy, type PolicySources } from "../render/security-headers.ts";
import type { MeasureEnv } from "./measure-env.ts";

/** What every document carries where something measures it: the same for the whole process. */
export interface PageMeasuring {
  settings: MeasureSettings;
  contentSecurityPolicy: string;
}

/** Null where nothing is configured. `messagingScript` is the path our own server serves it at. */
export function pageMeasuring(
  env: Pick<Env, "measure" | "realtorHosts" | "realtorDevHosts">,
  buildId: string,
  messagingScript: string | undefined,
): PageMeasuring | null {
  const { datadog, amplitude, tagManager, messaging } = env.measure;
  const settings: MeasureSettings = {};
  if (datadog) {
    const { proxy, ...known } = datadog;
    settings.monitoring = {
      ...known,
      version: buildId,
      hosts: [...env.realtorHosts, ...env.realtorDevHosts],
      ...(proxy ? { proxy } : {}),
    };
  }
  if (amplitude) {
    const { apiKey, serverUrl } = amplitude;
    settings.analytics = { apiKey, ...(serverUrl ? { serverUrl } : {}) };
  }
  if (tagManager) settings.tagManager = tagManager;
  if (messaging && messagingScript) {
    const { apiKey, baseUrl } = messaging;
    settings.messaging = { apiKey, baseUrl, script: messagingScript };
  }
  if (Object.keys(settings).length === 0) return null;
  return { settings, contentSecurityPolicy: contentSecurityPolicy(sourcesOf(env.measure)) };
}

/** Where each service's script comes from, and where it sends to. */
function sourcesOf({ datadog, amplitude, tagManager, messaging }: MeasureEnv): PolicySources {
  const connect = [
    ...(datadog ? [datadog.proxy ? new URL(datadog.proxy).origin : intakeOf(datadog.site)] : []),
    ...(amplitude ? [new URL(amplitude.serverUrl ?? "https://api2.amplitude.com").origin] : []),
    ...(tagManager ? [tagManager.origin, ...googleAnalytics] : []),
    ...(messaging ? [new URL(messaging.baseUrl).origin] : []),
  ];
  return {
    "connect-src": connect,
    ...(tagManager
      ? {
          "script-src": [tagManager.origin],
          "img-src": [tagManager.origin, ...googleAnalytics],
        }
      : {}),
    // Datadog packs the replay in a worker that it makes itself.
    ...(datadog ? { "worker-src": ["blob:"] } : {}),
  };
}

const googleAnalytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** `us3.datadoghq.com` takes telemetry at `browser-intake-us3-datadoghq.com`. */
function intakeOf(site: string): string {
  const parts = site.split(".");
  const top = parts.pop();
  return `https://browser-intake-${parts.join("-")}.${top}`;
}
