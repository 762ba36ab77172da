import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Creates the site's metrics and Node's default ones, in a separate registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Request duration until response headers, by method, route and status class.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const renders = new Histogram({
    name: "site_page_render_duration_seconds",
    help: "Duration of page rendering and compression, including backend calls, by page and outcome.",
    labelNames: ["page", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const lookups = new Counter({
    name: "site_html_cache_lookups_total",
    help: "HTML cache lookups: fresh, stale (served while revalidating) or miss.",
    labelNames: ["result"] as const,
    registers,
  });
  const calls = new Histogram({
    name: "site_backend_request_duration_seconds",
    help: "Duration of backend calls until response headers, by service and outcome.",
    labelNames: ["service", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const deliveryLabels = ["channel", "state"] as const;
  const deliveries = new Gauge({
    name: "site_deliveries",
    help: "Undelivered visitor requests, by channel and state.",
    labelNames: deliveryLabels,
    registers,
  });
  const oldest = new Gauge({
    name: "site_deliveries_oldest_seconds",
    help: "Age of the oldest undelivered visitor request, by channel and state.",
    labelNames: deliveryLabels,
    registers,
  });
  let readDeliveries = async () => {};

  return {
    recordHttpRequest({ method, route, status, seconds }) {
      const known = methods.includes(method) ? method : "other";
      requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    recordRender: (page, outcome, seconds) => renders.observe({ page, outcome }, seconds),
    recordCacheLookup: (result) => lookups.inc({ result }),
    recordBackendCall: (service, outcome, seconds) => calls.observe({ service, outcome }, seconds),
    collectBacklogFrom(count) {
      readDeliveries = async () => {
        const waiting = await count().catch(() => []);
        deliveries.reset();
        oldest.reset();
        for (const { channel, state, count: number, oldestSeconds } of waiting) {
          deliveries.set({ channel, state }, number);
          oldest.set({ channel, state }, oldestSeconds);
        }
      };
    },
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    async read() {
      await readDeliveries();
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
  };
}
