import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { StartError } from "@realtor/server/errors";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { MapTiles } from "@realtor/ui/homes-map";
import type { AnalyticsSettings } from "#app/analytics/settings.ts";
import type { SiteOperator } from "#app/layout/operator.ts";
import type { AnalyticsEnv } from "./analytics-env.ts";
import { cacheControl } from "../http/cache-control.ts";
import { inlineStyles, type PolicySources } from "../http/security-headers.ts";

/** Analytics settings and sources of the content security policy of every document; constant per process. */
export interface PageAnalytics {
  settings: AnalyticsSettings;
  policySources: PolicySources;
}

interface AnalyticsOptions {
  analytics: AnalyticsEnv;
  realtorHosts: readonly string[];
  realtorDevHosts: readonly string[];
  mapTiles: MapTiles | undefined;
  operator?: SiteOperator;
}

/**
 * Returns undefined when no analytics service is configured. `messagingScript` is the path at which this
 * server serves the script. Without the name of the messaging company, which the consent names, messaging is
 * off.
 */
export function createPageAnalytics(
  env: AnalyticsOptions,
  buildId: string,
  messagingScript: string | undefined,
): PageAnalytics | undefined {
  const { datadog, amplitude, tagManager } = env.analytics;
  const company = env.operator?.values["messagingCompany"];
  const messaging = company ? env.analytics.messaging : undefined;
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
  if (company && messaging && messagingScript) {
    const { apiKey, baseUrl } = messaging;
    settings.messaging = { apiKey, baseUrl, script: messagingScript, company };
  }
  if (Object.keys(settings).length === 0) return undefined;
  const analytics = { ...env.analytics, messaging };
  return { settings, policySources: getPolicySources({ ...env, analytics }) };
}

/** The origins that each service loads its script from and sends data to. */
function getPolicySources({
  analytics,
  mapTiles,
}: {
  analytics: { [Name in keyof AnalyticsEnv]: AnalyticsEnv[Name] | undefined };
  mapTiles: MapTiles | undefined;
}) {
  const { datadog, amplitude, tagManager, messaging } = analytics;
  const connect = [
    ...(datadog
      ? [datadog.proxy ? new URL(datadog.proxy).origin : getDatadogIntake(datadog.site)]
      : []),
    ...(amplitude ? [new URL(amplitude.serverUrl ?? "https://api2.amplitude.com").origin] : []),
    ...(tagManager ? [tagManager.origin, ...googleAnalytics] : []),
    ...(messaging ? [new URL(messaging.baseUrl).origin] : []),
  ];
  const images = [
    ...(tagManager ? [tagManager.origin, ...googleAnalytics] : []),
    ...(mapTiles ? [new URL(mapTiles.url).origin] : []),
  ];
  return {
    "connect-src": connect,
    ...(images.length > 0 ? { "img-src": images } : {}),
    ...(tagManager ? { "script-src": [tagManager.origin] } : {}),
    // Its messages are built by a script that is not ours.
    ...(messaging ? inlineStyles : {}),
    // Datadog compresses session replays in a worker created from a blob URL.
    ...(datadog ? { "worker-src": ["blob:"] } : {}),
  } satisfies PolicySources;
}

const googleAnalytics = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** `us3.datadoghq.com` receives telemetry at `browser-intake-us3-datadoghq.com`. */
function getDatadogIntake(site: string): string {
  const parts = site.split(".");
  const top = parts.pop();
  return `https://browser-intake-${parts.join("-")}.${top}`;
}

const path = "/api/messaging.js";

/** The script's URL path, and the route that serves it. */
export interface MessagingScript {
  path: string;
  routes: Hono;
}

/**
 * Serves the marketing messaging script from this origin (docs/spec/analytics.md#messaging). The
 * returned `path` contains a content hash, so browsers may cache it permanently. Returns undefined
 * without a file.
 * @throws StartError when the file cannot be read.
 */
export async function readMessagingScript(
  file: string | undefined,
): Promise<MessagingScript | undefined> {
  if (!file) return undefined;
  const script = await readFile(file, "utf8").catch((error: unknown) => {
    throw new StartError(
      "MESSAGING_SCRIPT cannot be read: set it to the path of a readable file, or unset it.",
      {
        cause: error,
      },
    );
  });
  const version = createHash("sha256").update(script).digest("hex").slice(0, 12);
  const routes = new Hono();
  routes.get(path, compress(), (c) =>
    c.body(script, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": cacheControl.immutable,
      "x-content-type-options": "nosniff",
    }),
  );
  return { path: `${path}?v=${version}`, routes };
}
