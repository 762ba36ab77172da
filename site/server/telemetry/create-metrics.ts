import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Metrics } from "./metrics.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** The site's metrics and Node's own, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Requests until their headers were ready, by method, route and class of status.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const renders = new Histogram({
    name: "site_page_render_duration_seconds",
    help: "Pages rendered and compressed, with the calls that takes, by page and outcome.",
    labelNames: ["page", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const lookups = new Counter({
    name: "site_html_cache_lookups_total",
    help: "Pages looked up in the cache: fresh, stale (served as it was, rendered again behind) or miss.",
    labelNames: ["result"] as const,
    registers,
  });
  const calls = new Histogram({
    name: "site_backend_request_duration_seconds",
    help: "Calls to the backends until their headers came, by service and outcome.",
    labelNames: ["service", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const deliveryLabels = ["channel", "state"] as const;
  const deliveries = new Gauge({
    name: "site_deliveries",
    help: "Requests of visitors that wait to be delivered, by channel and state.",
    labelNames: deliveryLabels,
    registers,
  });
  const oldest = new Gauge({
    name: "site_deliveries_oldest_seconds",
    help: "Age of the oldest of them.",
    labelNames: deliveryLabels,
    registers,
  });
  let readDeliveries = async () => {};

  return {
    requestAnswered({ method, route, status, seconds }) {
      const known = methods.includes(method) ? method : "other";
      requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    pageRendered: (page, outcome, seconds) => renders.observe({ page, outcome }, seconds),
    cacheAnswered: (result) => lookups.inc({ result }),
    backendCalled: (service, outcome, seconds) => calls.observe({ service, outcome }, seconds),
    watchDeliveries(count) {
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
