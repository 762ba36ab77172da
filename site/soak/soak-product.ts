import { setTimeout as wait } from "node:timers/promises";
import {
  type FakeSmtpServer,
  startSmtp,
} from "../../packages/backend/test/fakes/fake-smtp-server.ts";
import type { DatabaseKind, ProductDatabase } from "../e2e/fixtures/prepared-data.ts";
import { type Product, startProduct } from "../e2e/fixtures/product.ts";
import { type FakeSlack, startFakeSlack } from "../test/fakes/slack.ts";
import type { Ledger } from "./ledger.ts";
import { createSoakDatabase } from "./soak-database.ts";

export const databases = ["pglite", "postgres"] as const satisfies DatabaseKind[];

/** The built product with a team chat and a mail server. */
export interface SoakProduct {
  product: Product;
  receivers: Receivers;
  readonly stop: () => Promise<void>;
}

interface SoakProductOptions {
  /** Delays between deliveries are seconds, and passwords take no time. */
  isQuick: boolean;
  /** Instead of a new one. */
  database?: ProductDatabase;
  dataDir?: string;
  /** Program of the site. */
  siteFile?: string;
}

export interface Receivers {
  slack: FakeSlack;
  smtp: FakeSmtpServer;
  close(): Promise<void>;
}

/** Programs of both processes that deliver again after seconds. */
export const quickPrograms = {
  siteFile: "test/fixtures/short-delays-process.ts",
  backendFile: "test/fixtures/short-delays-process.ts",
} as const;

/** Starts the product with chat and mail; `stop` ends its database too. */
export async function startSoakProduct(
  kind: DatabaseKind,
  { isQuick, ...options }: SoakProductOptions,
): Promise<SoakProduct> {
  const receivers = await startReceivers();
  const database =
    options.database ?? (kind === "postgres" ? await createSoakDatabase() : undefined);
  const product = await startProduct({
    ...(isQuick ? quickPrograms : {}),
    ...options,
    database: kind === "pglite" ? kind : undefined,
    env: { ...receiverVariables(receivers), ...database?.env },
  });
  return {
    product,
    receivers,
    async stop() {
      await product.stop();
      await database?.drop();
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
