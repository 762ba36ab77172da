import type { DeliveryChannel } from "@realtor/api/loaning";
import { and, count, eq, gt, inArray, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactDeliveries, contactRequests } from "../db/schema.ts";

/** Notices in 24 hours: a form that is flooded must not flood a mailbox, or cost a text message each. */
const perRecipient = { mail: 50, sms: 20 };
const perAgent = 200;

/** Whether the receiver, or the website, had as many notices in 24 hours as a day allows. */
export async function isOverCeiling(
  db: Db,
  { channel, recipient }: { channel: DeliveryChannel; recipient: string },
  realtorId: string,
): Promise<boolean> {
  if (channel === "chat") return false;
  const table = contactDeliveries;
  const isSent = and(
    eq(table.state, "delivered"),
    inArray(table.audience, ["agent", "brokerage"]),
    gt(table.deliveredAt, sql`now() - interval '24 hours'`),
  );
  // The index is by the time of the request; few notices wait longer than a week.
  const isRecent = gt(table.createdAt, sql`now() - interval '7 days'`);
  const toRecipient = await db.$count(table, and(eq(table.recipient, recipient), isRecent, isSent));
  if (toRecipient >= perRecipient[channel]) return true;
  const [ofAgent] = await db
    .select({ count: count() })
    .from(contactRequests)
    .innerJoin(table, eq(table.contactId, contactRequests.id))
    .where(
      and(
        eq(contactRequests.realtorId, realtorId),
        gt(contactRequests.createdAt, sql`now() - interval '7 days'`),
        isSent,
      ),
    );
  return (ofAgent?.count ?? 0) >= perAgent;
}
