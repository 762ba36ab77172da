import { createServer } from "node:http";

import { StartError } from "../start-error.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves `GET /metrics` on a separate loopback port. Resolves with a function that stops the
 * server.
 * @throws {StartError} if the port cannot be bound.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, "read">,
  port: number,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ text, contentType }) => response.writeHead(200, { "content-type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is in use" : `cannot be bound (${error.code})`;
      reject(
        new StartError(
          `Port ${port} ${reason}: stop the process that uses it, or set BACKEND_METRICS_PORT to another port.`,
        ),
      );
    });
    server.listen(port, "127.0.0.1", resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
