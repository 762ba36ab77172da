import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { suspensions } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";

/** Whether staff change the website of another user. */
export function isByStaff(currentUser: CurrentUser, ownerId: string): boolean {
  return currentUser.role === "admin" && currentUser.id !== ownerId;
}

/**
 * Keeps the websites of an account offline until staff lift it, also after a deletion. `reason` is what the
 * agent is told. An existing suspension stays.
 */
export async function suspend(
  tx: Db,
  userId: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await tx
    .insert(suspensions)
    .values({ userId, suspendedAt: new Date(), suspendedBy: by, reason })
    .onConflictDoNothing();
}

export async function liftSuspension(tx: Db, userId: string): Promise<void> {
  await tx.delete(suspensions).where(eq(suspensions.userId, userId));
}

export const notSuspended = { suspendedAt: null, suspensionReason: null };

/** The suspension of an account, as its websites have it. */
export async function readSuspension(db: Db, userId: string) {
  const [found] = await db
    .select({ suspendedAt: suspensions.suspendedAt, suspensionReason: suspensions.reason })
    .from(suspensions)
    .where(eq(suspensions.userId, userId));
  return found ?? notSuspended;
}

/**
 * Before a website becomes public: only staff publish one of a suspended account, which lifts the suspension.
 * @throws {Problem} 409 `website.suspended`.
 */
export async function requireNotSuspended(
  tx: Db,
  currentUser: CurrentUser,
  ownerId: string,
): Promise<void> {
  const { suspendedAt } = await readSuspension(tx, ownerId);
  if (!suspendedAt) return;
  if (currentUser.role !== "admin") throw new Problem("website.suspended");
  await liftSuspension(tx, ownerId);
}
