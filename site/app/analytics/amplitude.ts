import { createInstance, Types } from "@amplitude/analytics-browser";
import { clearAnalyticsStorage, type RunningService } from "./service.ts";
import type { AmplitudeSettings } from "./settings.ts";

/**
 * The required limits that are configurable (docs/spec/analytics.md#product-analytics). The others are
 * the SDK's own; amplitude.test.ts verifies them.
 */
export const amplitudeOptions = {
  flushIntervalMillis: 10_000,
  flushQueueSize: 200,
  flushMaxRetries: 12,
  sessionTimeout: 30 * 60 * 1000,
  cookieOptions: { expiration: 365, sameSite: "Lax" },
  // Only explicit events, and no requests to hosts that are not configured.
  autocapture: false,
  remoteConfig: { fetchRemoteConfig: false },
  enableDiagnostics: false,
  // A content blocker must not fill the console with errors.
  logLevel: Types.LogLevel.None,
} as const satisfies Types.BrowserOptions;

/** Starts Amplitude with the four funnel events only. */
export function startAmplitude({ apiKey, serverUrl }: AmplitudeSettings): RunningService {
  const client = createInstance();
  let config: Types.BrowserConfig | undefined;
  client.add({
    name: "config-access",
    type: "before",
    setup: async (clientConfig) => {
      config = clientConfig;
    },
    execute: async (event) => {
      // The SDK does so only for events without a time, and a session ends 30 minutes after the last one.
      if (config) config.lastEventTime = Date.now();
      return event;
    },
  });
  const ready = client.init(apiKey, {
    ...amplitudeOptions,
    ...(serverUrl === undefined ? {} : { serverUrl }),
  }).promise;
  /** Otherwise queued events would wait for the next visit. */
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
        // Opting out only stops new events; this also discards queued ones.
        config.transportProvider = { send: () => Promise.resolve(null) };
        delete config.storageProvider;
      }
      clearAnalyticsStorage(/^AMP_/);
    },
  };
}
