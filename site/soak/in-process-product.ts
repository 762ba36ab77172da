import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@realtor/server/log";
import { createBackend } from "../../packages/backend/src/create-backend.ts";
import { lead } from "../e2e/fixtures/inbox-page.ts";
import { visitorHeaders } from "../e2e/fixtures/product.ts";
import { createContacts } from "../server/contacts/create-contacts.ts";
import { openStore } from "../server/db/open-store.ts";
import { createLeads } from "../server/leads/create-leads.ts";
import type { Ledger } from "./ledger.ts";
import { createFaultyFetch, type LoaningState } from "./outages.ts";
import type { Receivers } from "./soak-product.ts";
import { createContactInput, createName } from "./writes.ts";

const origin = "http://backend.example";
/** Timers run as usual: what is due at the moved clock is found soon. */
const intervalMs = 50;

/** The site's leads and contact requests, and the services, in this process with the clock that is shifted before. */
export async function openInProcess(
  databaseUrl: string,
  { slack, smtp }: Receivers,
  loaning: LoaningState,
) {
  const log = createLog("silent");
  const dataDir = await mkdtemp(join(tmpdir(), "realtor-soak-"));
  const backend = await createBackend({
    database: { kind: "postgres", url: databaseUrl },
    dataDir,
    publicUrl: origin,
    sharedDir: dataDir,
    seedSamples: true,
    mail: { smtpUrl: smtp.url, from: "Built for Realtors <hello@realtor.example>" },
    slackWebhookUrl: slack.url,
    notifications: { intervalMs },
  });
  const send: typeof fetch = async (input, init) => backend.app.fetch(new Request(input, init));
  const store = await openStore({ dataDir, databaseUrl, log });
  const leads = createLeads({ store, slack: { url: slack.url }, log, intervalMs });
  const contacts = createContacts({
    store,
    loaningUrl: origin,
    findListing: () => Promise.resolve(null),
    log,
    intervalMs,
    fetch: createFaultyFetch(send, loaning),
  });
  await leads.start();
  await contacts.start();
  const realtor = await (await send(`${origin}/v1/realtor/grace-kim`)).json();
  return {
    /** One lead and one contact request. */
    async sendRequests(ledger: Ledger) {
      const sender = () => ({
        address: visitorHeaders()["x-forwarded-for"],
        idempotencyKey: randomUUID(),
      });
      const [name, contactName] = [createName(), createName()];
      const accepted = await leads.accept(lead(name), sender());
      if (accepted.ok) ledger.leads.push(name);
      const input = createContactInput(String(realtor.id), contactName);
      const result = await contacts.submit(input, sender());
      const isAcknowledged =
        result.kind === "stored" || (result.kind === "responded" && result.status === 201);
      if (isAcknowledged) ledger.contacts.push(contactName);
    },
    async close() {
      await leads.stop();
      await contacts.stop();
      await store.close();
      await backend.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
