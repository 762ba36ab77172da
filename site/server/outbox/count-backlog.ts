import { count, inArray, sql } from "drizzle-orm";
import type { Store } from "../db/open-store.ts";
import { deliveries } from "../db/schema.ts";

export const backlogStates = ["pending", "failed", "kept"] as const;

/**
 * Counts undelivered requests by channel and state. Rejects when the database takes longer than
 * `timeoutMs`.
 */
export async function countBacklog({ db }: Pick<Store, "db">, timeoutMs: number) {
  return rejectAfter(
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
      .where(inArray(deliveries.state, [...backlogStates]))
      .groupBy(deliveries.channel, deliveries.state),
  );
}

async function rejectAfter<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
