import type { ContactDelivery, DeliveryChannel, NotificationState } from "@realtor/api/loaning";
import { and, eq, gt, inArray, ne, or, sql, count } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { deliveryChannels } from "@realtor/api/loaning";
import { completeBacklog } from "@realtor/server/backlog";
import type { Backlog } from "@realtor/server/backlog";
import { rejectAfter } from "@realtor/server/health";

import type { Db } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import type { ConfiguredChannels } from "./channels.ts";
import { readReceivers } from "./contact-points.ts";
import type { NotifiedContact } from "./notified-contact.ts";

/** Receipts to one address in 24 hours, so that the form cannot flood a stranger's mailbox. */
const receiptsPerDay = 3;

/**
 * Adds the notifications of a stored contact request, in the same transaction: mail to the agent
 * and the brokerage, a receipt, team chat and a text message. Mail without a mail server is kept. Notices for
 * an address or number that is not confirmed go to the account's own address.
 */
export async function addDeliveries(
  tx: Db,
  { contact, agent, settings }: NotifiedContact,
  has: ConfiguredChannels,
): Promise<void> {
  const { mail: address, brokerage, phone } = await readReceivers(tx, { ...agent, settings });
  const isTexted = has.sms && settings.sms && phone !== undefined;
  const isMissed =
    (settings.brokerageEmail !== "" && brokerage === undefined) ||
    (has.sms && settings.sms && phone === undefined);
  // The agent turned mail off for another receiver, who does not get it.
  const isMailed = settings.mail || (isMissed && brokerage === undefined && !isTexted);
  const planned: Pick<
    typeof contactDeliveries.$inferInsert,
    "channel" | "audience" | "recipient"
  >[] = [];
  if (isMailed) planned.push({ channel: "mail", audience: "agent", recipient: address });
  if (brokerage !== undefined && !(isMailed && isSame(brokerage, address)))
    planned.push({ channel: "mail", audience: "brokerage", recipient: brokerage });
  if (contact.email !== "" && (await mayReceive(tx, contact.email)))
    planned.push({
      channel: "mail",
      audience: "visitor",
      // In lower case, which the limit per address compares.
      recipient: contact.email.toLowerCase(),
    });
  if (has.chat) planned.push({ channel: "chat", audience: "staff", recipient: "" });
  if (isTexted) planned.push({ channel: "sms", audience: "agent", recipient: phone });
  if (planned.length === 0) return;
  const stateOf = (channel: DeliveryChannel): NotificationState =>
    contact.spam ? "spam" : has[channel] ? "pending" : "kept";
  await tx.insert(contactDeliveries).values(
    planned.map((delivery) => ({
      ...delivery,
      contactId: contact.id,
      state: stateOf(delivery.channel),
    })),
  );
}

async function mayReceive(tx: Db, email: string): Promise<boolean> {
  const { recipient, audience, createdAt } = contactDeliveries;
  const recent = await tx.$count(
    contactDeliveries,
    and(
      eq(recipient, email.toLowerCase()),
      eq(audience, "visitor"),
      gt(createdAt, sql`now() - interval '24 hours'`),
    ),
  );
  return recent < receiptsPerDay;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const undelivered = ["pending", "failed", "kept"] as const;

/** Suspends what was not sent about a request that is spam. */
export async function suspendAsSpam(tx: Db, contactId: string): Promise<void> {
  await tx
    .update(contactDeliveries)
    .set({ state: "spam" })
    .where(
      and(
        eq(contactDeliveries.contactId, contactId),
        inArray(contactDeliveries.state, [...undelivered]),
      ),
    );
}

/** Ids of contact requests: a list, or a query that selects them. */
export type ContactIds = readonly string[] | SQLWrapper;

/** Queues the deliveries of requests in one of these states again. Returns their number. */
export async function requeue(
  tx: Db,
  contactIds: ContactIds,
  states: ("spam" | "failed" | "kept")[],
  has: ConfiguredChannels,
): Promise<number> {
  let total = 0;
  for (const channel of ["mail", "chat", "sms"] as const) {
    const changed = await tx
      .update(contactDeliveries)
      .set({ state: has[channel] ? "pending" : "kept", dueAt: sql`now()` })
      .where(
        and(
          inArray(contactDeliveries.contactId, contactIds),
          eq(contactDeliveries.channel, channel),
          inArray(contactDeliveries.state, states),
        ),
      )
      .returning({ id: contactDeliveries.id });
    if (has[channel]) total += changed.length;
  }
  return total;
}

/**
 * Queues what was sent about a request, or is being sent, once more: as the correct phone number. What was
 * not sent yet has it anyway. The receipt of the visitor has no number.
 */
export async function requeueAsCorrection(tx: Db, contactId: string): Promise<void> {
  const { state, claimedUntil, audience } = contactDeliveries;
  await tx
    .update(contactDeliveries)
    .set({ isCorrection: true, state: "pending", attempts: 0, dueAt: sql`now()` })
    .where(
      and(
        eq(contactDeliveries.contactId, contactId),
        ne(audience, "visitor"),
        or(eq(state, "delivered"), and(eq(state, "pending"), gt(claimedUntil, sql`now()`))),
      ),
    );
}

/** Selects the requests with a notification that its receiver refused. */
export function contactsWithRefusal(db: Db) {
  return db
    .select({ id: contactDeliveries.contactId })
    .from(contactDeliveries)
    .where(eq(contactDeliveries.state, "failed"));
}

/** The notifications of contact requests by the request's id. */
export async function listDeliveries(
  db: Db,
  contactIds: readonly string[],
): Promise<Map<string, ContactDelivery[]>> {
  const rows = await db
    .select()
    .from(contactDeliveries)
    .where(inArray(contactDeliveries.contactId, [...contactIds]))
    .orderBy(contactDeliveries.channel, contactDeliveries.audience);
  const byContact = new Map<string, ContactDelivery[]>(contactIds.map((id) => [id, []]));
  for (const { contactId, channel, audience, state, attempts, lastError, deliveredAt } of rows) {
    byContact.get(contactId)?.push({
      channel,
      audience,
      state,
      attempts,
      lastError,
      deliveredAt: deliveredAt?.toISOString() ?? null,
    });
  }
  return byContact;
}

const states = ["pending", "failed", "kept"] as const;

/** One that waits for the end of an agent's quiet hours has no age before. */
const waitingSince = sql`case when ${contactDeliveries.attempts} = 0 then ${contactDeliveries.dueAt} else ${contactDeliveries.createdAt} end`;

/**
 * The undelivered notifications for metrics, including zeros for empty channels and states. Rejects when the
 * database takes longer than `timeoutMs`.
 */
export async function readNotificationBacklog(
  db: Db,
  timeoutMs = 2000,
): Promise<readonly Backlog[]> {
  const { channel, state } = contactDeliveries;
  const counted = db
    .select({
      channel,
      state,
      count: count(),
      oldestSeconds: sql<number>`greatest(0, extract(epoch from now() - min(${waitingSince})))::float`,
    })
    .from(contactDeliveries)
    .where(inArray(state, [...states]))
    .groupBy(channel, state);
  return completeBacklog(await rejectAfter(timeoutMs, counted), deliveryChannels, states);
}
