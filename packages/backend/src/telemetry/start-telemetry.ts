import type { Env } from "../env.ts";
import { serveMetrics } from "./serve-metrics.ts";
import type { Metrics } from "./metrics.ts";
import type { Tracing } from "./tracing.ts";

/** Metrics and tracing; each is undefined unless configured. */
export interface Telemetry {
  metrics?: Metrics;
  tracing?: Tracing;
  /** Flushes spans and releases the metrics port. */
  close(): Promise<void>;
}

/**
 * Starts metrics on `BACKEND_METRICS_PORT` and traces to `OTEL_EXPORTER_OTLP_ENDPOINT`. The
 * libraries are loaded only if configured.
 * @throws {StartError} if the port cannot be bound.
 */
export async function startTelemetry({
  metricsPort,
  otlpEndpoint,
}: Pick<Env, "metricsPort" | "otlpEndpoint">): Promise<Telemetry> {
  const metrics =
    metricsPort === null ? undefined : (await import("./create-metrics.ts")).createMetrics();
  const closePort =
    metrics && metricsPort !== null ? await serveMetrics(metrics, metricsPort) : undefined;
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
