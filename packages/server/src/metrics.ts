import { createServer } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A finished request. Label values come from fixed lists, never from visitor input. */
export interface MeasuredRequest {
  method: string;
  /** Path template. */
  route: string;
  status: number;
  seconds: number;
}

export interface RequestMetrics {
  /** A separate registry, to which a server adds its own metrics. */
  readonly registry: Registry;
  recordRequest(request: MeasuredRequest): void;
}

/** Creates request metrics named `<prefix>_…`, and those of Node.js. */
export function createRequestMetrics(prefix: string): RequestMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: `${prefix}_http_request_duration_seconds`,
    help: "Request duration until response headers, by method, route and status class.",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    recordRequest({ method, route, status, seconds }) {
      const known = methods.includes(method) ? method : "other";
      requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
  };
}

/**
 * Serves `GET /metrics` in the Prometheus text format, and `GET /health/live`. Resolves with a function
 * that stops the server; rejects with the error of `server.listen`.
 */
export async function serveMetrics(
  { registry }: Pick<RequestMetrics, "registry">,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    // For probes of a container whose own port only its pod reaches.
    if (request.method === "GET" && request.url === "/health/live") {
      response.writeHead(200).end();
      return;
    }
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
