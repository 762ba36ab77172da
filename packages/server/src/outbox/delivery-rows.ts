import { and, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgDatabase, PgQueryResultHKT, PgTable } from "drizzle-orm/pg-core";

/** A table whose rows are deliveries: the rows are the queue. */
export type OutboxTable = PgTable & {
  id: AnyPgColumn<{ data: string; notNull: true }>;
  /** The receiver. */
  channel: AnyPgColumn<{ data: string; notNull: true }>;
  /** One of `DeliveryState`, or a state of the program's own, which is not attempted. */
  state: AnyPgColumn<{ data: string; notNull: true }>;
  attempts: AnyPgColumn<{ data: number; notNull: true }>;
  lastError: AnyPgColumn<{ data: string }>;
  /** It was delivered, and now says which phone number is the correct one. */
  isCorrection: AnyPgColumn<{ data: boolean; notNull: true }>;
  /** Earliest time of the next attempt. */
  dueAt: AnyPgColumn<{ data: Date; notNull: true }>;
  /** Lease: until this time one process sends and no other may. */
  claimedUntil: AnyPgColumn<{ data: Date }>;
  deliveredAt: AnyPgColumn<{ data: Date }>;
  createdAt: AnyPgColumn<{ data: Date; notNull: true }>;
};

/** The database of an outbox, or a transaction of it. */
export type OutboxDb = Pick<PgDatabase<PgQueryResultHKT>, "select" | "update">;

/** States of a delivery that may be attempted. */
const attempted = ["pending", "failed"];

/**
 * Makes deliveries in one of these states due, or lets them wait where there is no receiver. Returns their number.
 * After the commit, `sendDue` of the outbox sends them at once.
 */
export async function requeue(
  db: OutboxDb,
  table: OutboxTable,
  condition: SQL | undefined,
  from: readonly ("spam" | "failed" | "kept")[],
  state: "pending" | "kept" = "pending",
): Promise<number> {
  const changed = await db
    .update(table)
    .set({ state, dueAt: sql`now()` })
    .where(and(condition, inArray(table.state, [...from])))
    .returning({ id: table.id });
  return changed.length;
}

/**
 * Makes what was delivered, or is being delivered, due once more: as the correct phone number. What was not
 * delivered yet has it anyway.
 */
export async function requeueAsCorrection(
  db: OutboxDb,
  table: OutboxTable,
  condition: SQL | undefined,
): Promise<void> {
  const { state, claimedUntil } = table;
  const isSending = and(inArray(state, attempted), gt(claimedUntil, sql`now()`));
  await db
    .update(table)
    .set({ isCorrection: true, state: "pending", attempts: 0, dueAt: sql`now()` })
    .where(and(condition, or(eq(state, "delivered"), isSending)));
}

/** Suspends what was not delivered of a request that is spam. */
export async function suspendAsSpam(
  db: OutboxDb,
  table: OutboxTable,
  condition: SQL | undefined,
): Promise<void> {
  await db
    .update(table)
    .set({ state: "spam" })
    .where(and(condition, inArray(table.state, [...attempted, "kept"])));
}
