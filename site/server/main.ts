import { createServer, type RequestListener, type Server } from "node:http";
import { createSite } from "./create-site.ts";
import { type Env, explainListenError, readEnv, StartError } from "./env.ts";
import { createLog } from "./log.ts";
import { startTelemetry } from "./telemetry/start-telemetry.ts";
import { createBuiltRenderer, createSourceRenderer } from "./render/page-renderer.ts";

const shutdownSeconds = 10;

/** Starts the site and runs until SIGTERM or SIGINT. `--dev` serves from source with hot reload. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  // Listening comes first: a port in use is reported before any database work.
  const server = createServer(notReady);
  await listen(server, env);
  const telemetry = await startTelemetry(env);
  const renderer = process.argv.includes("--dev")
    ? await createSourceRenderer(server)
    : await createBuiltRenderer();
  const site = await createSite({ env, log, renderer, telemetry: telemetry });
  server.off("request", notReady);
  server.on("request", renderer.wrap(site.listener));
  log.info(
    `The site is at http://${env.host === "127.0.0.1" ? "localhost" : env.host}:${env.port}`,
  );

  async function close(): Promise<void> {
    setTimeout(() => server.closeAllConnections(), shutdownSeconds * 1000).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    await renderer.close();
    await site.close();
    await telemetry.close();
    process.exit(0);
  }
  const stop = () => {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    close().catch((error: unknown) => {
      log.error({ err: error }, "shutdown failed");
      process.exit(1);
    });
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

/** Response while the database is opening. */
const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, { "content-type": "text/plain", "retry-after": "1" });
  response.end("Starting");
};

function listen(server: Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explainListenError(error, env)));
    server.listen(env.port, env.host, resolve);
  });
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
