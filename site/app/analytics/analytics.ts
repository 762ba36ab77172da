import { createInstance, Types } from "@amplitude/analytics-browser";
import { clearTraces } from "./clear-traces.ts";
import type { RunningService } from "./running-service.ts";
import type { AnalyticsSettings } from "./settings.ts";

/**
 * The numbers of SPEC section 9 that are ours to set. The others are the library's own: retry delay,
 * throttle, the stored queue, property keys, 429 and 413 (analytics.test.ts proves them).
 */
export const analyticsOptions = {
  flushIntervalMillis: 10_000,
  flushQueueSize: 200,
  flushMaxRetries: 12,
  sessionTimeout: 30 * 60 * 1000,
  cookieOptions: { expiration: 365, sameSite: "Lax" },
  // We tell it what happened; by itself it would also write to addresses that nobody named.
  autocapture: false,
  remoteConfig: { fetchRemoteConfig: false },
  enableDiagnostics: false,
  // A blocked address is the visitor's good right, and no message for the console.
  logLevel: Types.LogLevel.None,
} as const satisfies Types.BrowserOptions;

/** Amplitude: the four events, and nothing that is not told. */
export function startAnalytics({ apiKey, serverUrl }: AnalyticsSettings): RunningService {
  const client = createInstance();
  let config: Types.BrowserConfig | undefined;
  client.add({
    name: "measure-config",
    type: "before",
    setup: async (its) => {
      config = its;
    },
    execute: async (event) => event,
  });
  const ready = client.init(apiKey, {
    ...analyticsOptions,
    ...(serverUrl === undefined ? {} : { serverUrl }),
  }).promise;
  /** What waits for the next flush would wait for another visit. */
  function onPageHide() {
    client.setTransport("beacon");
    client.flush();
  }
  function onPageShow() {
    client.setTransport("fetch");
  }
  addEventListener("pagehide", onPageHide);
  addEventListener("pageshow", onPageShow);
  return {
    send({ name, payload, at }) {
      client.track(name, payload, { time: at });
    },
    async stop() {
      removeEventListener("pagehide", onPageHide);
      removeEventListener("pageshow", onPageShow);
      await ready;
      if (config) {
        // Opting out stops new events only; this stops those that wait, too.
        config.transportProvider = { send: () => Promise.resolve(null) };
        delete config.storageProvider;
      }
      clearTraces(/^AMP_/);
    },
  };
}
