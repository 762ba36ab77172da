import type { RequestListener } from "node:http";
import { describeAddress } from "@realtor/server/listen";
import { createLog } from "@realtor/server/log";
import type { DeliveryTimes } from "@realtor/server/outbox/create-outbox";
import { type ConnectionLimits, runServer } from "@realtor/server/serve";
import { createSite } from "./create-site.ts";
import { readEnv } from "./env.ts";
import { createBuiltRenderer, createSourceRenderer } from "./render/page-renderer.ts";
import { startSiteTelemetry } from "./telemetry/site-telemetry.ts";

/** Response while the database is opening, and of the health check while the process stops. */
const respondNotReady: RequestListener = (_request, response) => {
  response.writeHead(503, { "content-type": "text/plain", "retry-after": "1" });
  response.end("Not ready");
};

/** What no environment variable sets. */
interface TestOptions {
  limits?: ConnectionLimits;
  deliveries?: DeliveryTimes;
}

/**
 * Runs the site of this process's environment until it is told to stop; `--dev` serves from source with hot
 * reload.
 */
export async function runSite({ limits, deliveries }: TestOptions = {}): Promise<void> {
  await runServer(() => {
    const env = readEnv(process.env);
    const log = createLog(env.logLevel);
    return {
      ...env,
      limits,
      hostVariable: "HOST",
      portVariable: "PORT",
      log,
      onNotReady: respondNotReady,
      async start(server) {
        const telemetry = await startSiteTelemetry(env);
        const renderer = process.argv.includes("--dev")
          ? await createSourceRenderer(server)
          : await createBuiltRenderer();
        const site = await createSite({ env, log, renderer, telemetry, deliveries });
        const address = describeAddress(env).replace("//127.0.0.1:", "//localhost:");
        log.info(`The site is at ${address}`);
        return {
          listener: renderer.wrap(site.listener),
          async close() {
            await renderer.close();
            await site.close();
            await telemetry.close();
          },
        };
      },
    };
  });
}
