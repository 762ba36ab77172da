import { count, inArray, sql } from "drizzle-orm";
import type { Store } from "../db/open-store.ts";
import { deliveries } from "../db/schema.ts";

/** The states in which a delivery waits for something. */
export const waitingStates = ["pending", "failed", "kept"] as const;

/** What waits in the outbox, by channel and state. Rejects when the database takes longer than `timeoutMs`. */
export async function countWaiting({ db }: Pick<Store, "db">, timeoutMs: number) {
  return within(
    timeoutMs,
    db
      .select({
        channel: deliveries.channel,
        state: deliveries.state,
        count: count(),
        oldest: sql<string>`min(${deliveries.createdAt})`,
        oldestSeconds: sql<number>`greatest(0, extract(epoch from now() - min(${deliveries.createdAt})))::float`,
      })
      .from(deliveries)
      .where(inArray(deliveries.state, [...waitingStates]))
      .groupBy(deliveries.channel, deliveries.state),
  );
}

async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
