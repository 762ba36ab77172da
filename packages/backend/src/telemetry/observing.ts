import type { Env } from "../env.ts";
import { listenForScrapes } from "./metrics-port.ts";
import type { Metrics } from "./metrics.ts";
import type { Tracing } from "./tracing.ts";

/** What watches the running services; without the variables that ask for it, nothing does. */
export interface Observing {
  metrics?: Metrics;
  tracing?: Tracing;
  /** Sends what is left and gives the port back. */
  close(): Promise<void>;
}

/**
 * Starts what the environment asks for: metrics on `BACKEND_METRICS_PORT`, traces to
 * `OTEL_EXPORTER_OTLP_ENDPOINT`. Their libraries are loaded only then.
 * @throws {StartError} for a port that cannot be had.
 */
export async function startObserving({
  metricsPort,
  otlpEndpoint,
}: Pick<Env, "metricsPort" | "otlpEndpoint">): Promise<Observing> {
  const metrics =
    metricsPort === null ? undefined : (await import("./create-metrics.ts")).createMetrics();
  const closePort =
    metrics && metricsPort !== null ? await listenForScrapes(metrics, metricsPort) : undefined;
  const tracing =
    otlpEndpoint === null
      ? undefined
      : (await import("./start-tracing.ts")).startTracing(otlpEndpoint);
  return {
    ...(metrics ? { metrics } : {}),
    ...(tracing ? { tracing } : {}),
    async close() {
      await closePort?.();
      await tracing?.close();
    },
  };
}
