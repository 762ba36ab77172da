import { createClaimLoop } from "@realtor/server/claim-loop";
import { inSeconds } from "@realtor/server/database";
import { rootCauseMessage } from "@realtor/server/errors";
import type { Log } from "@realtor/server/log";
import { createCounter } from "@realtor/server/rate-limit";
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";

import type { Db, OpenDb } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import type { Mailer } from "../mail/mailer.ts";
import { noticeLocale } from "./confirmation-mail.ts";
import { readReceivers } from "./contact-points.ts";
import { readNotifiedContact } from "./notified-contact.ts";
import type { NotifiedContact } from "./notified-contact.ts";
import { secondsWithoutNotices } from "./quiet-hours.ts";
import { createSummaryMail } from "./summary-mail.ts";

/** From the first request beyond a ceiling until the mail that lists them. */
export const summarySeconds = 3600;

const daySeconds = 24 * 3600;
const retrySeconds = 600;
const leaseSeconds = 600;
const rowsAtOnce = 1000;

type Delivery = typeof contactDeliveries.$inferSelect;

interface SummaryOptions {
  database: OpenDb;
  channels: { mail: Mailer | undefined };
  siteUrl: string;
  log: Log;
  now: () => Date;
  intervalMs?: number;
}

interface Item extends NotifiedContact {
  id: string;
  audience: "agent" | "brokerage";
  /** Where the summary goes. */
  address: string;
}

/** Mails each receiver one list a day of the requests beyond a ceiling: none is only dropped. */
export function createSummaries(options: SummaryOptions) {
  const { database, channels, siteUrl, log, now, intervalMs = 60_000 } = options;
  const { db, pool } = database;
  const { mail } = channels;
  const sent = createCounter({
    name: "summary",
    requests: 1,
    seconds: daySeconds,
    pool,
    schemaName: "public",
  });
  const table = contactDeliveries;
  const isWaiting = and(
    eq(table.state, "summarized"),
    isNull(table.deliveredAt),
    or(isNull(table.claimedUntil), lte(table.claimedUntil, sql`now()`)),
  );

  /** All of the receivers of whom one is due: the later ones would wait for the next day. */
  async function claim(): Promise<Delivery[]> {
    const due = db
      .select({ recipient: table.recipient })
      .from(table)
      .where(and(isWaiting, lte(table.dueAt, sql`now()`)));
    const claimed = db
      .select({ id: table.id })
      .from(table)
      .where(and(isWaiting, inArray(table.recipient, due)))
      .orderBy(table.createdAt)
      .limit(rowsAtOnce)
      .for("update", { skipLocked: true });
    return db
      .update(table)
      .set({ claimedUntil: inSeconds(leaseSeconds) })
      .where(inArray(table.id, claimed))
      .returning();
  }

  async function sendAll(claimed: readonly Delivery[]): Promise<void> {
    const items: Item[] = [];
    for (const { id, contactId, audience, recipient } of claimed) {
      const notified = await readNotifiedContact(db, contactId);
      if (!notified) continue;
      const address = audience === "brokerage" ? recipient : await agentAddress(db, notified);
      items.push({
        ...notified,
        id,
        address,
        audience: audience === "brokerage" ? audience : "agent",
      });
    }
    for (const group of Map.groupBy(
      items,
      ({ address, audience }) => `${audience} ${address}`,
    ).values())
      await sendOne(group);
  }

  async function sendOne(items: readonly Item[]): Promise<void> {
    const [first] = items;
    if (!first || !mail) return;
    const { address, audience } = first;
    const store = async (
      changes: Partial<Record<"dueAt" | "deliveredAt", ReturnType<typeof sql>>>,
    ) => {
      const ids = items.map(({ id }) => id);
      await db
        .update(table)
        .set({ ...changes, claimedUntil: null })
        .where(and(inArray(table.id, ids), eq(table.state, "summarized")));
    };
    const quiet = secondsWithoutNotices(first, now());
    const former = await sent.get(address);
    const wait = Math.max(quiet, former ? Math.ceil(former.msBeforeNext / 1000) : 0);
    if (wait > 0) return store({ dueAt: inSeconds(wait) });
    const locale = noticeLocale({ ...first.agent, settings: first.settings });
    try {
      await mail.send(createSummaryMail(address, items, { siteUrl, locale, audience }), {
        id: `summary-${first.id}`,
      });
    } catch (error) {
      log.warn({ error: rootCauseMessage(error) }, "summary of requests not sent, will be retried");
      return store({ dueAt: inSeconds(retrySeconds) });
    }
    await store({ deliveredAt: sql`now()` });
    await sent.set(address, 1, daySeconds);
  }

  const loop = createClaimLoop({
    claim,
    handle: (claimed) => [sendAll(claimed)],
    isPaused: () => mail === undefined,
    onError: (error) =>
      log.error({ error: rootCauseMessage(error) }, "summaries could not be sent"),
    intervalMs,
  });
  return { start: loop.start, stop: loop.stop };
}

async function agentAddress(db: Db, { agent, settings }: NotifiedContact): Promise<string> {
  return (await readReceivers(db, { ...agent, settings })).mail;
}
