import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createLog } from "@realtor/server/log";
import { createBackend } from "../../packages/backend/src/create-backend.ts";
import { startPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import type { Row } from "../bench/table.ts";
import { lead } from "../e2e/inbox-page.ts";
import { visitorHeaders } from "../e2e/visitor-headers.ts";
import { createContacts } from "../server/contacts/create-contacts.ts";
import { openStore } from "../server/db/open-store.ts";
import { createLeads } from "../server/leads/create-leads.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import {
  applyOutages,
  createFaults,
  createFaultyFetch,
  type LoaningState,
  type Outage,
  planOutages,
} from "./outages.ts";
import { createRandom } from "./random.ts";
import { atMost, info, mustBeNone, type Scenario, verificationRows } from "./scenario.ts";
import { type ShiftedClock, shiftClock } from "./shifted-clock.ts";
import { awaitDeliveries, type Receivers, startReceivers } from "./soak-product.ts";
import { createContactInput, createName } from "./writes.ts";

const hourMs = 3_600_000;
const requestMs = hourMs / 3;
const origin = "http://backend.example";
/** The longest delay between two attempts (docs/spec/forms.md#delivery), and the queue behind it. */
const limitMinutes = { lead: 6, forwarded: 6, notification: 62 };

/** A day of outages of team chat, mail server and loaning service; a round is one hour of it. */
export const outage: Scenario = { databases: ["postgres"], rounds: 24, run: runOutage };

async function runOutage({ rounds, seed }: Parameters<Scenario["run"]>[0]): Promise<Row[]> {
  const random = createRandom(seed);
  const receivers = await startReceivers();
  const postgres = await startPostgres();
  const url = await postgres.createDatabase("soak");
  const clock = await shiftClock(url);
  const loaning: LoaningState = { fault: "none" };
  const ledger = createLedger();
  try {
    const product = await openProduct(url, clock, receivers, loaning);
    try {
      const end = clock.now() + rounds * hourMs;
      const faults = createFaults(receivers, loaning);
      const outages = planOutages(random, { start: clock.now(), end }, faults);
      let nextRequest = clock.now();
      while (clock.now() < end || (await readNextDue(clock)) !== undefined) {
        applyOutages(outages, clock.now(), receivers, loaning);
        if (clock.now() >= nextRequest && clock.now() < end) {
          await product.sendRequests(ledger);
          nextRequest += requestMs;
        }
        await settle(clock);
        const changes = outages.flatMap((one) => [one.start, one.end]);
        const due = (await readNextDue(clock)) ?? Infinity;
        const times = [...changes, ...(nextRequest < end ? [nextRequest] : [end]), due];
        const next = Math.min(...times.filter((time) => time > clock.now()));
        if (Number.isFinite(next)) await clock.advance(next - clock.now() + 1);
      }
      const deliveries = await awaitDeliveries(receivers, ledger);
      const stored = await clock.query<{ message: string }>("select message from contact_requests");
      const messages = stored.map(({ message }) => message);
      const lost = ledger.contacts.filter((name) => !messages.includes(name));
      const twice = messages.filter((message, n) => messages.indexOf(message) !== n);
      return [
        info("hours with outages of chat, mail and loaning service", rounds),
        info("outages", `${outages.length}, ${describeDuration(outages)}`),
        ...verificationRows(ledger, { lost, twice }),
        mustBeNone("not delivered to chat or mailbox", deliveries.missing),
        info("delivered again after a lost answer (at least once)", deliveries.repeated),
        ...(await readDelays(clock, outages)),
      ];
    } finally {
      await product.close();
    }
  } finally {
    await clock.close();
    await postgres.stop();
    await receivers.close();
  }
}

/** The site's leads and contact requests, and the services, in this process with the shifted clock. */
async function openProduct(
  databaseUrl: string,
  clock: ShiftedClock,
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
    notifications: { intervalMs: 200 },
  });
  const send: typeof fetch = async (input, init) => backend.app.fetch(new Request(input, init));
  const store = await openStore({ dataDir, databaseUrl, log });
  await clock.shiftJobs();
  const leads = await createLeads({ store, slack: { url: slack.url }, log });
  const contacts = await createContacts({
    store,
    loaningUrl: origin,
    findListing: () => Promise.resolve(null),
    log,
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

const pending = `select due_at, claimed_until from site.deliveries where state in ('pending', 'failed')
  union all select due_at, claimed_until from contact_deliveries where state = 'pending'`;

/** Waits until every due delivery was attempted. */
async function settle(clock: ShiftedClock): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const [row] = await clock.query<{ count: string }>(
      `select count(*) from (${pending}) due where due_at <= now() or claimed_until > now()`,
    );
    if (Number(row?.count) === 0) return;
    if (performance.now() > deadline) throw new Error("A due delivery is not attempted.");
    await wait(50);
  }
}

async function readNextDue(clock: ShiftedClock): Promise<number | undefined> {
  const [row] = await clock.query<{ due: Date | null }>(
    `select min(due_at) as due from (${pending}) waiting`,
  );
  return row?.due?.getTime();
}

/** The longest times from the moment at which the receiver worked again to the delivery. */
async function readDelays(clock: ShiftedClock, outages: readonly Outage[]): Promise<Row[]> {
  const rows = await clock.query<{ channel: string; created: Date; delivered: Date }>(
    `select channel, created_at as created, delivered_at as delivered from site.deliveries
      union all select channel, created_at, delivered_at from contact_deliveries`,
  );
  const longest = (channel: string, upstream: Outage["upstream"]) => {
    const own = outages.filter((one) => one.upstream === upstream);
    const delays = rows
      .filter((row) => row.channel === channel)
      .map(({ created, delivered }) => {
        const ends = own.map(({ end }) => end).filter((end) => end <= delivered.getTime());
        return delivered.getTime() - Math.max(created.getTime(), ...ends);
      });
    return Math.round(Math.max(0, ...delays) / 6000) / 10;
  };
  const after = "longest time after the receiver works again:";
  return [
    atMost(`${after} leads to chat`, longest("slack", "slack"), limitMinutes.lead, "min"),
    atMost(
      `${after} contact requests to the service`,
      longest("loaning", "loaning"),
      limitMinutes.forwarded,
      "min",
    ),
    atMost(`${after} mail`, longest("mail", "smtp"), limitMinutes.notification, "min"),
    atMost(
      `${after} contact requests to chat`,
      longest("chat", "slack"),
      limitMinutes.notification,
      "min",
    ),
  ];
}

function describeDuration(outages: readonly Outage[]): string {
  const ms = outages.reduce((sum, { start, end }) => sum + end - start, 0);
  return `together ${(ms / hourMs).toFixed(1)} hours`;
}
