import type { RequestListener } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { describeAddress } from "@realtor/server/listen";
import { createLog } from "@realtor/server/log";
import { logMissingOperator, readOperator } from "@realtor/server/operator";
import { problemHeaders, problems, serializeProblem } from "@realtor/server/problem";
import { runServer } from "@realtor/server/serve";
import { startTelemetry } from "@realtor/server/telemetry";

import type { BackendOptions } from "./backend-options.ts";
import { createBackend } from "./create-backend.ts";
import { folderLocation } from "./db/storage.ts";
import { readEnv } from "./env.ts";

const respondNotReady: RequestListener = (_request, response) => {
  response.writeHead(problems["server.unavailable"][0], { ...problemHeaders, "retry-after": "1" });
  response.end(serializeProblem("server.unavailable"));
};

/**
 * Runs both services of this process's environment on one port, until it is told to stop. Tests pass options that
 * no environment variable sets.
 */
export async function runBackend(
  testOptions: Pick<BackendOptions, "passwordCost" | "notifications"> = {},
): Promise<void> {
  await runServer(() => {
    const env = readEnv(process.env);
    const log = createLog(env.logLevel);
    const operator = readOperator(env.operatorFile, env.hosts);
    return {
      ...env,
      hostVariable: "BACKEND_HOST",
      portVariable: "BACKEND_PORT",
      log,
      onNotReady: respondNotReady,
      async start() {
        const telemetry = await startTelemetry({
          ...env,
          service: "realtor-backend",
          prefix: "backend",
          metricsVariable: "BACKEND_METRICS_PORT",
        });
        const backend = await createBackend({
          ...env,
          ...testOptions,
          database: env.databaseUrl
            ? { kind: "postgres", url: env.databaseUrl }
            : folderLocation(env.dataDir),
          operator,
          log,
          telemetry,
        });
        logMissingOperator(operator, log);
        const handle = getRequestListener(backend.app.fetch);
        log.info({ address: describeAddress(env) }, "home and loaning services are ready");
        return {
          listener: (request, response) => void handle(request, response),
          async close() {
            await backend.close();
            await telemetry.close();
          },
        };
      },
    };
  });
}
