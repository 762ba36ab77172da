import type { AnalyticsSettings } from "#app/analytics/settings.ts";
import type { Env } from "../env.ts";
import { contentSecurityPolicy, type PolicySources } from "../render/security-headers.ts";
import type { AnalyticsEnv } from "./analytics-env.ts";

/** Analytics settings and content security policy of every document; constant per process. */
export interface PageAnalytics {
  settings: AnalyticsSettings;
  contentSecurityPolicy: string;
}

/**
 * Returns null when no analytics service is configured. `messagingScript` is the path at which this
 * server serves the script.
 */
export function createPageAnalytics(
  env: Pick<Env, "analytics" | "realtorHosts" | "realtorDevHosts">,
  buildId: string,
  messagingScript: string | undefined,
): PageAnalytics | null {
  const { datadog, amplitude, tagManager, messaging } = env.analytics;
  const settings: AnalyticsSettings = {};
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
  return {
    settings,
    contentSecurityPolicy: contentSecurityPolicy(getPolicySources(env.analytics)),
  };
}

/** The origins that each service loads its script from and sends data to. */
function getPolicySources({
  datadog,
  amplitude,
  tagManager,
  messaging,
}: AnalyticsEnv): PolicySources {
  const connect = [
    ...(datadog
      ? [datadog.proxy ? new URL(datadog.proxy).origin : getDatadogIntake(datadog.site)]
      : []),
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
    // Datadog compresses session replays in a worker created from a blob URL.
    ...(datadog ? { "worker-src": ["blob:"] } : {}),
  };
}

const googleAnalytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** `us3.datadoghq.com` receives telemetry at `browser-intake-us3-datadoghq.com`. */
function getDatadogIntake(site: string): string {
  const parts = site.split(".");
  const top = parts.pop();
  return `https://browser-intake-${parts.join("-")}.${top}`;
}
