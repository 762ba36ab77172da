import { setTimeout as wait } from "node:timers/promises";
import {
  type FakeSmtpServer,
  startSmtp,
} from "../../packages/backend/test/fakes/fake-smtp-server.ts";
import { startPostgres, type TestPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import { type DatabaseKind, postgresVariables } from "../e2e/fixtures/prepared-data.ts";
import { type Product, startProduct } from "../e2e/fixtures/product.ts";
import { type FakeSlack, startFakeSlack } from "../test/fakes/slack.ts";
import type { Ledger } from "./ledger.ts";

export const databases = ["pglite", "postgres"] as const satisfies DatabaseKind[];

/** The built product with a team chat, a mail server and, if chosen, a PostgreSQL server of its own. */
export interface SoakProduct {
  product: Product;
  receivers: Receivers;
  postgres: TestPostgres | undefined;
  readonly stop: () => Promise<void>;
}

export interface Receivers {
  slack: FakeSlack;
  smtp: FakeSmtpServer;
  close(): Promise<void>;
}

export async function startSoakProduct(
  database: DatabaseKind,
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<SoakProduct> {
  const receivers = await startReceivers();
  const postgres = database === "postgres" ? await startPostgres() : undefined;
  const product = await startProduct({
    ...options,
    ...(database === "pglite" ? { database } : {}),
    env: {
      ...receiverVariables(receivers),
      ...(postgres && postgresVariables(await postgres.createDatabase("soak"))),
      ...options.env,
    },
  });
  return {
    product,
    receivers,
    postgres,
    async stop() {
      await product.stop();
      await postgres?.stop();
      await receivers.close();
    },
  };
}

export async function startReceivers(): Promise<Receivers> {
  const [slack, smtp] = await Promise.all([startFakeSlack(), startSmtp()]);
  return {
    slack,
    smtp,
    async close() {
      await Promise.all([slack.close(), smtp.close()]);
    },
  };
}

export function receiverVariables({ slack, smtp }: Receivers): Record<string, string> {
  return {
    SLACK_WEBHOOK_URL: slack.url,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Built for Realtors <hello@realtor.example>",
  };
}

/** What arrived in team chat and mailboxes. */
export interface Deliveries {
  /** Expected messages that did not arrive. */
  missing: string[];
  /** Messages that arrived again. */
  repeated: number;
}

/** A claim of a killed process ends after 90 s, and the next attempt follows. */
const stallMs = 120_000;

/**
 * Waits until every acknowledged lead and contact request is in team chat, and every contact request
 * in the mailboxes of agent and visitor; at most until nothing has arrived for two minutes.
 */
export async function awaitDeliveries(receivers: Receivers, ledger: Ledger): Promise<Deliveries> {
  let [fewest, since] = [Infinity, Date.now()];
  for (;;) {
    const deliveries = readDeliveries(receivers, ledger);
    const { length } = deliveries.missing;
    if (length < fewest) [fewest, since] = [length, Date.now()];
    if (length === 0 || Date.now() > since + stallMs) return deliveries;
    await wait(500);
  }
}

function readDeliveries({ slack, smtp }: Receivers, ledger: Ledger): Deliveries {
  // One message lists several requests when several are due.
  const chat = slack.delivered.flatMap(({ text }) => text.match(/Soak[a-z]+/g) ?? []);
  const agentMails = smtp.arrived.map(({ text }) => /Soak[a-z]+/.exec(text)?.[0] ?? "");
  const mailboxes = new Set(smtp.arrived.flatMap(({ to }) => to));
  const mailIds = smtp.arrived.map(({ headers }) => headers["message-id"] ?? "");
  const [inChat, inMail] = [new Set(chat), new Set(agentMails)];
  const requests = [...ledger.leads, ...ledger.contacts];
  return {
    missing: [
      ...requests.filter((name) => !inChat.has(name)).map((name) => `chat ${name}`),
      ...ledger.contacts.filter((name) => !inMail.has(name)).map((name) => `mail ${name}`),
      ...ledger.contacts
        .filter((name) => !mailboxes.has(`${name.toLowerCase()}@visitor.example`))
        .map((name) => `receipt ${name}`),
    ],
    repeated: chat.length - inChat.size + mailIds.length - new Set(mailIds).size,
  };
}
