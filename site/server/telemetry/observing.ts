import type { Env } from "../env.ts";
import type { Metrics } from "./metrics.ts";
import { listenForScrapes } from "./metrics-port.ts";
import type { Tracing } from "./tracing.ts";

/** What watches the running site; without the variables that ask for it, nothing does. */
export interface Observing {
  metrics?: Metrics;
  tracing?: Tracing;
  /** Sends what is left and gives the port back. */
  close(): Promise<void>;
}

/**
 * Starts what the environment asks for: metrics on `METRICS_PORT`, traces to
 * `OTEL_EXPORTER_OTLP_ENDPOINT`. Their libraries are loaded only then. Throws `StartError` for a port
 * that cannot be had.
 */
export async function startObserving(
  env: Pick<Env, "metricsPort" | "otlpEndpoint">,
): Promise<Observing> {
  const { metricsPort, otlpEndpoint } = env;
  const metrics =
    metricsPort === undefined ? undefined : (await import("./create-metrics.ts")).createMetrics();
  const closePort =
    metrics && metricsPort !== undefined ? await listenForScrapes(metrics, metricsPort) : undefined;
  const tracing = otlpEndpoint
    ? (await import("./start-tracing.ts")).startTracing({
        endpoint: otlpEndpoint,
        service: "realtor-site",
      })
    : undefined;
  return {
    ...(metrics ? { metrics } : {}),
    ...(tracing ? { tracing } : {}),
    async close() {
      await closePort?.();
      await tracing?.close();
    },
  };
}
