import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";

import { backendOptions, createBackend } from "./create-backend.ts";
import { readEnv } from "./env.ts";
import { Problem, problemBody } from "./http/problem.ts";
import { startTelemetry } from "./telemetry/start-telemetry.ts";
import { StartError } from "./start-error.ts";

const host = "127.0.0.1";
const shutdownTimeoutSeconds = 10;

/** Runs both services on one port until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = pino({ level: env.logLevel, base: null });
  // Bind the ports first: a conflict fails immediately, before any database work.
  const server = createServer(respondNotReady);
  await listen(server, env.port);
  const telemetry = await startTelemetry(env);
  const backend = await createBackend({ ...backendOptions(env, log), telemetry });
  server.off("request", respondNotReady);
  const handle = getRequestListener(backend.app.fetch);
  server.on("request", (request, response) => void handle(request, response));
  log.info({ address: `http://${host}:${env.port}` }, "home and loaning services are ready");

  const signal = await Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
  log.info({ signal: signal[0] }, "stopping");
  setTimeout(() => server.closeAllConnections(), shutdownTimeoutSeconds * 1000).unref();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  await backend.close();
  await telemetry.close();
}

/** Responds with 503 while the database is being opened. */
const respondNotReady: RequestListener = (_request, response) => {
  const { status, code, message } = new Problem("server.unavailable");
  response.writeHead(status, { "content-type": "application/problem+json", "retry-after": "1" });
  response.end(JSON.stringify(problemBody(status, code, message)));
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is in use" : `cannot be bound (${error.code})`;
      reject(
        new StartError(
          `Port ${port} ${reason}: stop the process that uses it, or set BACKEND_PORT to another port.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
}

try {
  await main();
  process.exit(0);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
