import { createServer } from "node:http";

import { StartError } from "../start-error.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Serves `GET /metrics` on a port of its own, to this machine only. Resolves with the way to stop.
 * @throws {StartError} where the port cannot be had.
 */
export async function listenForScrapes(
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
      const reason =
        error.code === "EADDRINUSE" ? "is in use" : `cannot be listened on (${error.code})`;
      reject(
        new StartError(
          `Port ${port} ${reason}: stop the process that has it, or set BACKEND_METRICS_PORT to another port.`,
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
