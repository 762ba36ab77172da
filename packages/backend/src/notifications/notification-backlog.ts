import { deliveryChannels } from "@realtor/api/loaning";
import { completeBacklog } from "@realtor/server/backlog";
import type { Backlog } from "@realtor/server/backlog";
import { rejectAfter } from "@realtor/server/health";
import { count, inArray, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";

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
