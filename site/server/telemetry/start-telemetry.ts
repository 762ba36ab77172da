import type { Env } from "../env.ts";
import type { Metrics } from "./metrics.ts";
import { serveMetrics } from "./metrics-port.ts";
import type { Tracing } from "./tracing.ts";

/** Metrics and tracing of the running site; each is absent unless configured. */
export interface Telemetry {
  metrics?: Metrics;
  tracing?: Tracing;
  /** Flushes spans and releases the port. */
  close(): Promise<void>;
}

/**
 * Starts metrics on `METRICS_PORT` and tracing to `OTEL_EXPORTER_OTLP_ENDPOINT` when configured.
 * Their libraries are imported only then.
 * @throws StartError when the port is unavailable.
 */
export async function startTelemetry(
  env: Pick<Env, "metricsPort" | "otlpEndpoint">,
): Promise<Telemetry> {
  const { metricsPort, otlpEndpoint } = env;
  const metrics =
    metricsPort === undefined ? undefined : (await import("./create-metrics.ts")).createMetrics();
  const closePort =
    metrics && metricsPort !== undefined ? await serveMetrics(metrics, metricsPort) : undefined;
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
