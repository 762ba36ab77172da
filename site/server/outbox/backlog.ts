import { rejectAfter } from "@realtor/server/health";
import { count, inArray, sql } from "drizzle-orm";
import type { Store } from "../db/open-store.ts";
import { channels, deliveries } from "../db/schema.ts";

const backlogStates = ["pending", "failed", "kept"] as const;

/** Undelivered requests of one channel and state. */
export interface DeliveryBacklog {
  channel: string;
  state: string;
  count: number;
  /** Age of the oldest in seconds. */
  oldestSeconds: number;
}

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
): Promise<readonly DeliveryBacklog[]> {
  const rows = await rejectAfter(timeoutMs, countBacklog(store));
  return channels.flatMap((channel) =>
    backlogStates.map(
      (state) =>
        rows.find((row) => row.channel === channel && row.state === state) ?? {
          channel,
          state,
          count: 0,
          oldestSeconds: 0,
        },
    ),
  );
}
