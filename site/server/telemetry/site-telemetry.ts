import type { ServerEnv } from "@realtor/server/env";
import { startTelemetry, type Telemetry } from "@realtor/server/telemetry";
import type { SiteMetrics } from "./site-metrics.ts";

/** Metrics and tracing of the running site; each is absent unless configured. */
export interface SiteTelemetry extends Pick<Telemetry, "tracing" | "close"> {
  metrics?: SiteMetrics;
}

export type Instruments = Pick<SiteTelemetry, "metrics" | "tracing">;

/**
 * Starts metrics on `METRICS_PORT` and tracing to `OTEL_EXPORTER_OTLP_ENDPOINT` when configured.
 * @throws StartError when the port is unavailable.
 */
export async function startSiteTelemetry(
  env: Partial<Pick<ServerEnv, "metricsHost" | "metricsPort" | "otlpEndpoint">>,
): Promise<SiteTelemetry> {
  const { metrics, ...telemetry } = await startTelemetry({
    ...env,
    service: "realtor-site",
    prefix: "site",
    metricsVariable: "METRICS_PORT",
  });
  if (!metrics) return telemetry;
  const { createSiteMetrics } = await import("./site-metrics.ts");
  return { ...telemetry, metrics: createSiteMetrics(metrics) };
}
