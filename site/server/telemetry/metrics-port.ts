import { createServer } from "node:http";
import { explainListenError } from "../env.ts";
import type { Metrics } from "./metrics.ts";

const host = "127.0.0.1";

/**
 * Serves `GET /metrics` on a separate loopback port. Resolves with a function that stops the
 * server.
 * @throws StartError when the port is unavailable.
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
    server.once("error", (error) =>
      reject(explainListenError(error, { host, port }, "METRICS_PORT")),
    );
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
