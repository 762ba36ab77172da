import type { RequestMetrics } from "./metrics.ts";
import { explainListenError } from "./listen.ts";
import type { Tracing } from "./tracing.ts";

/** Metrics and tracing of a running server; each is absent unless configured. */
export interface Telemetry {
  metrics?: RequestMetrics;
  tracing?: Tracing;
  /** Flushes spans and releases the port. */
  close(): Promise<void>;
}

export interface TelemetryOptions {
  /** `service.name` of the spans. */
  service: string;
  prefix: string;
  /** Loopback by default. */
  metricsHost?: string;
  metricsPort?: number | undefined;
  /** Variable that sets `metricsPort`, for error messages. */
  metricsVariable: string;
  otlpEndpoint?: string | undefined;
}

/**
 * Starts metrics and tracing when configured. Their libraries are imported only then.
 * @throws StartError when the metrics port is unavailable.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { service, prefix, metricsPort: port, otlpEndpoint } = options;
  const closers: (() => Promise<void>)[] = [];
  const telemetry: Telemetry = {
    async close() {
      for (const close of closers) await close();
    },
  };
  if (port !== undefined) {
    const { createRequestMetrics, serveMetrics } = await import("./metrics.ts");
    telemetry.metrics = createRequestMetrics(prefix);
    const place = { host: options.metricsHost ?? "127.0.0.1", port };
    const variables = { hostVariable: "METRICS_HOST", portVariable: options.metricsVariable };
    const stop = await serveMetrics(telemetry.metrics, place).catch((error: unknown) => {
      throw explainListenError(error, { ...place, ...variables });
    });
    closers.push(stop);
  }
  if (otlpEndpoint !== undefined) {
    const { startTracing } = await import("./tracing.ts");
    const tracing = startTracing({ endpoint: otlpEndpoint, service });
    telemetry.tracing = tracing;
    closers.push(() => tracing.close());
  }
  return telemetry;
}
