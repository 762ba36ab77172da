import { and, count, desc, eq, gt, isNull, lt, or } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { formerAddresses, type realtors } from "../db/schema.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { getPublishedAt, type StoredRealtor } from "./stored-realtor.ts";

type FormerAddress = typeof formerAddresses.$inferSelect;

/** The website, existing or about to be created, that wants an address. */
interface Applicant {
  /** Undefined before the website exists. */
  realtorId: string | undefined;
  userId: string;
}

/** Changes of a public address that an agent may make within a year; staff may make more. */
const changesPerYear = 5;

const yearsBefore = (time: Date, years: number) => {
  const before = new Date(time);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
};

/** Until when addresses of deleted websites are reserved: those deleted before are free. */
export const reservedSince = (now: Date): Date => yearsBefore(now, 2);

/** Condition: a slug in any case, whose website exists or was deleted less than two years ago. */
const isReserved = (slug: string, now: Date) =>
  and(
    eq(formerAddresses.slug, slug.toLowerCase()),
    or(isNull(formerAddresses.deletedAt), gt(formerAddresses.deletedAt, reservedSince(now))),
  );

/** Finds the website that a slug led to last and no longer does. */
export async function findFormerAddress(
  db: Db,
  slug: string,
  now = new Date(),
): Promise<FormerAddress | undefined> {
  const [found] = await db
    .select()
    .from(formerAddresses)
    .where(isReserved(slug, now))
    .orderBy(desc(formerAddresses.id))
    .limit(1);
  return found;
}

/** Whether a slug is reserved for another website; that of a deleted one is for its account. */
export async function isReservedForOther(
  db: Db,
  slug: string,
  { realtorId, userId }: Applicant,
  now = new Date(),
): Promise<boolean> {
  const holders = await db.select().from(formerAddresses).where(isReserved(slug, now));
  return holders.some(
    (holder) =>
      holder.realtorId !== realtorId && !(holder.deletedAt !== null && holder.userId === userId),
  );
}

/**
 * Refuses an address that is reserved for another website. After the website was written: the unique index
 * makes it wait for another transaction that leaves the address, whose reservation it sees then.
 * @throws {Problem} 409 `slug.taken`.
 */
export async function requireUnreserved(
  tx: Db,
  slug: string,
  applicant: Applicant,
  now: Date,
): Promise<void> {
  if (!(await isReservedForOther(tx, slug, applicant, now))) return;
  throw new Problem("slug.taken", { errors: [{ pointer: "/desiredUrl", code: "slug.taken" }] });
}

/** Whether the public address of a website was changed so often that only staff may change it again. */
export async function hasChangedTooOften(
  db: Db,
  realtorId: string,
  now = new Date(),
): Promise<boolean> {
  const changes = await db
    .select({ n: count() })
    .from(formerAddresses)
    .where(
      and(
        eq(formerAddresses.realtorId, realtorId),
        gt(formerAddresses.leftAt, yearsBefore(now, 1)),
      ),
    );
  return (changes[0]?.n ?? 0) >= changesPerYear;
}

/**
 * Reserves the present address of a website that gets another one. An address that was never public reserves
 * nothing and counts as no change, nor does another spelling.
 * @throws {Problem} 409 `slug.tooManyChanges`, except for staff.
 */
export async function leaveAddress(
  tx: Db,
  currentUser: CurrentUser,
  current: StoredRealtor,
  { next, now }: { next: string; now: Date },
): Promise<void> {
  const slug = current.desiredUrl.toLowerCase();
  if (slug === next.toLowerCase() || getPublishedAt(current) === null) return;
  if (currentUser.role !== "admin" && (await hasChangedTooOften(tx, current.id, now)))
    throw new Problem("slug.tooManyChanges", {
      errors: [{ pointer: "/desiredUrl", code: "slug.tooManyChanges" }],
    });
  await tx
    .insert(formerAddresses)
    .values({ slug, realtorId: current.id, userId: current.userId, leftAt: now });
}

/** Reserves all public addresses of a website that is deleted. */
export async function leaveAllAddresses(
  tx: Db,
  current: typeof realtors.$inferSelect,
  now: Date,
): Promise<void> {
  const { id: realtorId, userId } = current;
  if (getPublishedAt(current) !== null)
    await tx
      .insert(formerAddresses)
      .values({ slug: current.desiredUrl.toLowerCase(), realtorId, userId, leftAt: now });
  await tx
    .update(formerAddresses)
    .set({ deletedAt: now })
    .where(eq(formerAddresses.realtorId, realtorId));
}

export async function deleteFreeAddresses(db: Db, now: Date): Promise<void> {
  await db.delete(formerAddresses).where(lt(formerAddresses.deletedAt, reservedSince(now)));
}
