import { type Backlog, completeBacklog } from "@realtor/server/backlog";
import { rejectAfter } from "@realtor/server/health";
import { count, inArray, sql } from "drizzle-orm";
import type { Store } from "../db/open-store.ts";
import { channels, deliveries } from "../db/schema.ts";

const backlogStates = ["pending", "failed", "kept"] as const;

/** Counts undelivered requests by channel and state. */
async function countBacklog({ db }: Pick<Store, "db">) {
  return db
    .select({
      channel: deliveries.channel,
      state: deliveries.state,
      count: count(),
      oldestSeconds: sql<number>`greatest(0, extract(epoch from now() - min(${deliveries.createdAt})))::float`,
    })
    .from(deliveries)
    .where(inArray(deliveries.state, [...backlogStates]))
    .groupBy(deliveries.channel, deliveries.state);
}

/**
 * The outbox backlog for metrics, including zeros for empty channels and states. Rejects when the
 * database takes longer than `timeoutMs`.
 */
export async function readBacklog(
  store: Pick<Store, "db">,
  timeoutMs = 2000,
): Promise<readonly Backlog[]> {
  const rows = await rejectAfter(timeoutMs, countBacklog(store));
  return completeBacklog(rows, channels, backlogStates);
}
