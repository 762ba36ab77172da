import type { ContactDelivery, DeliveryChannel, NotificationState } from "@realtor/api/loaning";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { deliveryChannels } from "@realtor/api/loaning";
import { requeue } from "@realtor/server/outbox/delivery-rows";

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

/** Ids of contact requests: a list, or a query that selects them. */
export type ContactIds = readonly string[] | SQLWrapper;

/** Queues the deliveries of requests in one of these states again. Returns the number of those with a receiver. */
export async function requeueContacts(
  tx: Db,
  contactIds: ContactIds,
  from: readonly ("spam" | "failed" | "kept")[],
  has: ConfiguredChannels,
): Promise<number> {
  let total = 0;
  for (const channel of deliveryChannels) {
    const isOwn = and(
      inArray(contactDeliveries.contactId, contactIds),
      eq(contactDeliveries.channel, channel),
    );
    const state = has[channel] ? "pending" : "kept";
    const changed = await requeue(tx, contactDeliveries, isOwn, from, state);
    if (has[channel]) total += changed;
  }
  return total;
}

/** Selects the requests with a notification that its receiver refused. */
export function contactsWithRefusal(db: Db) {
  return db
    .select({ id: contactDeliveries.contactId })
    .from(contactDeliveries)
    .where(eq(contactDeliveries.state, "failed"));
}

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
