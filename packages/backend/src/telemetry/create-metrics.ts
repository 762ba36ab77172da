import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

import type { Metrics } from "./metrics.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Creates request and Node.js metrics in a separate registry. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "backend_http_request_duration_seconds",
    help: "Requests until their headers were ready, by method, route and class of status.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    recordRequest({ method, route, status, seconds }) {
      const known = methods.includes(method) ? method : "other";
      requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
}
