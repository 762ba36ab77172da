import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { openStore } from "../db/open-store.ts";
import { readEnv, StartError } from "../env.ts";
import { createLog } from "../log.ts";
import { createLeads } from "./create-leads.ts";
import { leadRoutes } from "./lead-routes.ts";

/**
 * A process with only the lead routes, for tests that kill it. Prints its port on the first line.
 */
try {
  const env = readEnv(process.env);
  const log = createLog("silent");
  const store = await openStore({ dataDir: env.dataDir, databaseUrl: env.databaseUrl, log });
  const slack = env.slackWebhookUrl ? { url: env.slackWebhookUrl } : null;
  const leads = await createLeads({ store, slack, log });
  await leads.start();
  const routes = leadRoutes({ leads, trustProxy: 0, onFormResult: (c) => c.redirect("/", 303) });
  const server = serve(
    { fetch: routes.fetch, hostname: "127.0.0.1", port: 0 },
    (address: AddressInfo) => {
      console.log(address.port);
    },
  );
  process.once("SIGTERM", () => {
    server.close();
    void leads
      .stop()
      .then(() => store.close())
      .then(() => process.exit(0));
  });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
