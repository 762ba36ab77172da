import type { Db } from "../db/open-db.ts";
import { listingEvents } from "../db/schema.ts";

type Event = typeof listingEvents.$inferInsert;

interface Change {
  listingKey: string;
  /** Records; undefined before the first publication. */
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>>;
  at: Date;
  /** Account; null for a job. */
  by: string | null;
}

/** Price and status of a home, whose changes are kept with their dates. */
const watched = {
  price: ["listPrice", "closePrice"],
  status: ["standardStatus", "closeDate", "onMarketDate"],
} as const;

/** Stores what changed of a public home. */
export async function recordEvents(
  tx: Db,
  { listingKey, before, after, at, by }: Change,
): Promise<void> {
  const events = (["price", "status"] as const).flatMap((kind): Event[] => {
    const keys = watched[kind].filter((key) => before?.[key] !== after[key]);
    if (before === undefined || keys.length === 0) return [];
    const pick = (record: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(keys.map((key) => [key, record[key] ?? null]));
    return [{ listingKey, at, kind, before: pick(before), after: pick(after), byUser: by }];
  });
  if (events.length > 0) await tx.insert(listingEvents).values(events);
}

/** Stores that a home was published, taken down, deleted or restored. */
export async function recordEvent(
  tx: Db,
  kind: Event["kind"],
  { listingKey, at, by }: { listingKey: string; at: Date; by: string },
): Promise<void> {
  await tx.insert(listingEvents).values({ listingKey, at, kind, byUser: by });
}
