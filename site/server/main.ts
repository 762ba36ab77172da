import { createServer, type RequestListener, type Server } from "node:http";
import { createSite } from "./create-site.ts";
import { type Env, explainListenError, readEnv, StartError } from "./env.ts";
import { createLog } from "./log.ts";
import { startObserving } from "./telemetry/observing.ts";
import { builtPages, sourcePages } from "./render/page-renderer.ts";

const closingSeconds = 10;

/** Starts the site and runs until SIGTERM or SIGINT. `--dev` serves from source with hot reload. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  // The ports come first: they are free or not at once, and say so before any database work.
  const server = createServer(notReady);
  await listen(server, env);
  const observing = await startObserving(env);
  const renderer = process.argv.includes("--dev") ? await sourcePages(server) : await builtPages();
  const site = await createSite({ env, log, renderer, observing });
  server.off("request", notReady);
  server.on("request", renderer.wrap(site.listener));
  log.info(
    `The site is at http://${env.host === "127.0.0.1" ? "localhost" : env.host}:${env.port}`,
  );

  async function close(): Promise<void> {
    setTimeout(() => server.closeAllConnections(), closingSeconds * 1000).unref();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
    await renderer.close();
    await site.close();
    await observing.close();
    process.exit(0);
  }
  const stop = () => {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    close().catch((error: unknown) => {
      log.error({ err: error }, "could not close everything");
      process.exit(1);
    });
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

/** What callers get while the database is opened. */
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
