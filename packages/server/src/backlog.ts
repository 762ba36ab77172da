import { count, inArray, sql } from "drizzle-orm";
import type { OutboxDb, OutboxTable } from "./outbox/delivery-rows.ts";

/** Undelivered entries of one channel and state. */
export interface Backlog {
  channel: string;
  state: string;
  count: number;
  /** Age of the oldest in seconds. */
  oldestSeconds: number;
}

const states = ["pending", "failed", "kept"];

/**
 * What an outbox has not delivered, for metrics, by channel and state: with zeros, so that a graph shows that there
 * are none.
 */
export async function readBacklog(
  db: OutboxDb,
  table: OutboxTable,
  channels: readonly string[],
): Promise<readonly Backlog[]> {
  const { channel, state, attempts, dueAt, createdAt } = table;
  // What waits for the end of an agent's quiet hours has no age before.
  const since = sql`case when ${attempts} = 0 then ${dueAt} else ${createdAt} end`;
  const rows = await db
    .select({
      channel,
      state,
      count: count(),
      oldestSeconds: sql<number>`greatest(0, extract(epoch from now() - min(${since})))::float`,
    })
    .from(table)
    .where(inArray(state, states))
    .groupBy(channel, state);
  return channels.flatMap((of) =>
    states.map(
      (is) =>
        rows.find((row) => row.channel === of && row.state === is) ?? {
          channel: of,
          state: is,
          count: 0,
          oldestSeconds: 0,
        },
    ),
  );
}
