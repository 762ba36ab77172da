import type { DeletionUndone } from "@realtor/api/loaning";
import { and, asc, eq } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import { account, previewLinks, realtors, user } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { endAllSessions } from "../identity/account-sessions.ts";
import type { SessionContext } from "../identity/account-sessions.ts";
import { endChallenges } from "../identity/open-challenges.ts";
import { requirePublishable } from "./require-publishable.ts";
import { getPublishedAt, lookupColumns } from "./stored-realtor.ts";
import type { StoredRealtor } from "./stored-realtor.ts";
import { requireNotSuspended } from "./suspensions.ts";

/** How long the owner can undo the deletion. */
const undoMs = 30 * 24 * 60 * 60 * 1000;

type Account = typeof user.$inferSelect;
type Website = typeof realtors.$inferSelect;

/**
 * Takes the websites of an account offline, ends its sessions and marks it for deletion in 30 days. Repeating it
 * changes nothing.
 * @throws {Problem} 409 `account.lastAdmin`.
 */
export async function startDeletion(
  context: SessionContext,
  userId: string,
): Promise<{ deleteAt: Date; isNew: boolean }> {
  return context.db.transaction(async (tx) => {
    const { locked } = await lockAccount(tx, userId);
    if (!locked) throw new Problem("account.notFound");
    if (locked.deleteAt) return { deleteAt: locked.deleteAt, isNew: false };
    if (locked.role === "admin") await requireOtherAdmin(tx, userId);
    const now = new Date();
    const deleteAt = new Date(now.getTime() + undoMs);
    // Again: one may have been created before the account was locked.
    for (const website of await lockWebsites(tx, userId)) await takeOffline(tx, website, now);
    await tx.update(user).set({ deleteAt }).where(eq(user.id, userId));
    await endChallenges(tx, userId);
    await endAllSessions({ ...context, db: tx }, userId);
    return { deleteAt, isNew: true };
  });
}

/**
 * Takes the deletion of an account back, also for one that is not being deleted. Websites that were public are
 * published again if they may be; `offline` is the number of the others.
 * @throws {Problem} 404 `account.notFound`.
 */
export async function undoDeletion(
  db: Db,
  userId: string,
): Promise<DeletionUndone & { isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { websites, locked } = await lockAccount(tx, userId);
    if (!locked) throw new Problem("account.notFound");
    if (!locked.deleteAt) return { offline: 0, isNew: false };
    await tx.update(user).set({ deleteAt: null }).where(eq(user.id, userId));
    let offline = 0;
    for (const website of websites.filter((one) => one.publishAgain))
      if (!(await bringBack(tx, locked, website))) offline += 1;
    return { offline, isNew: true };
  });
}

/**
 * Before a website becomes public, in the transaction that has locked it: none does while its account is being
 * deleted.
 * @throws {Problem} 403 `account.deleting`.
 */
export async function requireNotDeleting(tx: Db, ownerId: string): Promise<void> {
  const [owner] = await tx
    .select({ deleteAt: user.deleteAt })
    .from(user)
    .where(eq(user.id, ownerId));
  if (owner?.deleteAt) throw new Problem("account.deleting");
}

/** Locks an account and its websites: these first, as saving one that renames its account does. */
export async function lockAccount(
  tx: Db,
  userId: string,
): Promise<{ websites: Website[]; locked: Account | undefined }> {
  const websites = await lockWebsites(tx, userId);
  const [locked] = await tx.select().from(user).where(eq(user.id, userId)).for("update");
  return { websites, locked };
}

function lockWebsites(tx: Db, userId: string): Promise<Website[]> {
  const own = tx.select().from(realtors).where(eq(realtors.userId, userId));
  return own.orderBy(asc(realtors.id)).for("update");
}

/**
 * Someone else has to be able to manage the product: an admin who can sign in. All are locked, so that two who leave at once do
 * not rely on each other.
 * @throws {Problem} 409 `account.lastAdmin`.
 */
async function requireOtherAdmin(tx: Db, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: user.id, deleteAt: user.deleteAt })
    .from(user)
    .where(and(eq(user.role, "admin"), eq(user.banned, false)))
    .orderBy(asc(user.id))
    .for("update");
  for (const { id, deleteAt } of admins) {
    if (id === userId || deleteAt) continue;
    if ((await tx.$count(account, eq(account.userId, id))) > 0) return;
  }
  throw new Problem("account.lastAdmin");
}

/** Not a version: the undo restores this state. */
async function takeOffline(tx: Db, website: Website, now: Date): Promise<void> {
  const { id, desiredUrl, profile, published } = website;
  await tx.delete(previewLinks).where(eq(previewLinks.realtorId, id));
  if (!published) return;
  const publishedAt = getPublishedAt(website);
  await switchWebsite(tx, website, { ...profile, isMakeHomepage: "N" }, now, {
    publishedAt,
    publishAgain: true,
  });
  await notifyRealtorChanged(tx, desiredUrl);
}

/** Whether the website is public again; otherwise its owner finds the reason in the editor. */
async function bringBack(tx: Db, owner: Account, website: Website): Promise<boolean> {
  const { id, sampleOrder, desiredUrl } = website;
  const profile = { ...website.profile, isMakeHomepage: "Y" };
  const asOwner: CurrentUser = { id: owner.id, name: owner.name, role: "realtor" };
  try {
    // A savepoint: what a check did is taken back with it.
    await tx.transaction(async (part) => {
      await requireNotSuspended(part, asOwner, owner.id);
      await requirePublishable(
        part,
        { published: false },
        { owner, isSample: sampleOrder !== null, ...lookupColumns(profile) },
      );
      await switchWebsite(part, website, profile, new Date(), { publishAgain: false });
    });
    await notifyRealtorChanged(tx, desiredUrl);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tx.update(realtors).set({ publishAgain: false }).where(eq(realtors.id, id));
    return false;
  }
}

async function switchWebsite(
  tx: Db,
  { id, updatedAt }: Website,
  profile: StoredRealtor["profile"],
  now: Date,
  changes: Partial<Pick<Website, "publishedAt" | "publishAgain">>,
): Promise<void> {
  // Strictly increasing: the next save is checked against it.
  const later = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
  await tx
    .update(realtors)
    .set({ ...lookupColumns(profile), ...changes, updatedAt: later })
    .where(eq(realtors.id, id));
}
