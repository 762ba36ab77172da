import type { LogSecurityEvent } from "@realtor/server/security-log";
import { and, eq, gt, isNotNull, lt, lte, ne, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import {
  account,
  formerAgreements,
  realtorAgreements,
  realtors,
  realtorVersions,
  user,
  verification,
} from "../db/schema.ts";
import { deleteDocumentsOf } from "../listings/delete-documents.ts";
import { lockAccount } from "./account-deletion.ts";
import { leaveAllAddresses } from "./former-addresses.ts";

interface DeletionContext {
  db: Db;
  logSecurityEvent: LogSecurityEvent;
}

/** Years for which acceptances of deleted accounts are kept: claims from a contract can be made that long. */
const agreementYears = 4;

/**
 * Deletes the accounts whose 30 days are over, and those that no one signed in to since before `unusedSince`, with their
 * websites; acceptances of accounts that were deleted four years ago. Returns the number of accounts. Inquiries keep
 * their own period, and photos are deleted once nothing names them.
 */
export async function deleteAccounts(
  context: DeletionContext,
  now: Date,
  unusedSince: Date,
): Promise<number> {
  const { db } = context;
  const due = or(
    and(isNotNull(user.deleteAt), lte(user.deleteAt, now)),
    isUnused(db, now, unusedSince),
  );
  const found = await db.select({ id: user.id }).from(user).where(due);
  let deleted = 0;
  for (const { id } of found) if (await deleteAccount(context, id, due, now)) deleted += 1;
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - agreementYears);
  await db.delete(formerAgreements).where(lt(formerAgreements.deletedAt, oldest));
  return deleted;
}

/** Condition: an invitation that no one accepted, without an open link or a website that staff published or work on. */
function isUnused(db: Db, now: Date, since: Date): SQL | undefined {
  const of = (id: typeof account.userId | typeof verification.value | typeof realtors.userId) =>
    eq(id, user.id);
  return and(
    lt(user.createdAt, since),
    ne(user.role, "admin"),
    notExists(
      db
        .select({ one: sql`1` })
        .from(account)
        .where(of(account.userId)),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(verification)
        .where(and(of(verification.value), gt(verification.expiresAt, now))),
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(realtors)
        .where(
          and(of(realtors.userId), or(eq(realtors.published, true), gt(realtors.updatedAt, since))),
        ),
    ),
  );
}

/** False if an undo, another process or a sign-in was faster. */
async function deleteAccount(
  { db, logSecurityEvent }: DeletionContext,
  userId: string,
  due: SQL | undefined,
  now: Date,
): Promise<boolean> {
  const isDeleted = await db.transaction(async (tx) => {
    const { websites, locked } = await lockAccount(tx, userId);
    // After the lock: it is read as it is now.
    const isDue = and(eq(user.id, userId), due);
    if (!locked || (await tx.$count(user, isDue)) === 0) return false;
    for (const website of websites) {
      await leaveAllAddresses(tx, website, now);
      await notifyRealtorChanged(tx, website.desiredUrl);
    }
    await deleteDocumentsOf(
      tx,
      websites.map(({ id }) => id),
    );
    await tx.delete(realtors).where(eq(realtors.userId, userId));
    await tx.delete(realtorVersions).where(eq(realtorVersions.userId, userId));
    const accepted = await tx
      .delete(realtorAgreements)
      .where(eq(realtorAgreements.userId, userId))
      .returning();
    const kept = accepted.map(({ version, items, acceptedAt }) => ({
      email: locked.email,
      version,
      items,
      acceptedAt,
      deletedAt: now,
    }));
    if (kept.length > 0) await tx.insert(formerAgreements).values(kept);
    await tx.delete(verification).where(eq(verification.value, userId));
    await tx.delete(user).where(eq(user.id, userId));
    return true;
  });
  if (isDeleted) logSecurityEvent({ event: "account-deletion", account: userId, change: "done" });
  return isDeleted;
}
