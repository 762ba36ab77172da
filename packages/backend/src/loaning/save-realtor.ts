import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { notifyRealtorChanged } from "../db/open-db.ts";
import type { Db } from "../db/open-db.ts";
import { realtors } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { claimDomain, parseOwnHost } from "../own-domain/claims.ts";
import { rewriteHomes } from "../listings/publish-home.ts";
import { requireNotDeleting } from "./account-deletion.ts";
import { leaveAddress, requireUnreserved } from "./former-addresses.ts";
import { requireProfileSize } from "./profile-content.ts";
import { requirePublishable } from "./require-publishable.ts";
import { describeSave, recordVersion, type SaveAction } from "./record-version.ts";
import { isByStaff, readSuspension, requireNotSuspended, suspend } from "./suspensions.ts";
import { getPublishedAt, lookupColumns, stampDraft } from "./stored-realtor.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/**
 * Inserts a website and notifies listeners of its address.
 * @throws {Problem} 409 `slug.taken`, 413 `body.tooLarge`.
 */
export async function insertRealtor(
  tx: Db,
  owner: { id: string; name: string },
  profile: StoredProfile,
  now: Date,
): Promise<StoredRealtor> {
  requireProfileSize(profile);
  const row = {
    id: randomUUID(),
    userId: owner.id,
    ...lookupColumns(profile),
    publishedAt: profile["isMakeHomepage"] === "Y" ? now : null,
    publishAgain: false,
    sampleOrder: null,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(realtors).values(row);
  await requireUnreserved(tx, row.desiredUrl, { realtorId: undefined, userId: row.userId }, now);
  await claimDomain(tx, row.id, parseOwnHost(profile["hompageUrl"]), now);
  await notifyRealtorChanged(tx, row.desiredUrl);
  return { ...row, userName: owner.name, ...(await readSuspension(tx, owner.id)) };
}

/**
 * Replaces the profile of a locked website, stores the former state as a version, and notifies
 * listeners unless only the draft changed. A restoration is a version by itself. What staff take offline
 * becomes suspended.
 * @throws {Problem} 403 `agreement.required` or `account.deleting`, 409 `website.suspended`, `slug.taken` or `slug.tooManyChanges`, 413
 * `body.tooLarge`, 422 `publish.incomplete`.
 */
export async function saveRealtor(
  tx: Db,
  currentUser: CurrentUser,
  current: StoredRealtor,
  profile: StoredProfile,
  by: SaveAction,
): Promise<StoredRealtor> {
  // Strictly increasing: the next save is checked against `updatedAt`.
  const updatedAt = new Date(Math.max(Date.now(), current.updatedAt.getTime() + 1));
  const saved = stampDraft(profile, currentUser, updatedAt);
  requireProfileSize(saved, current.profile);
  const lookup = lookupColumns(saved);
  const save = describeSave(by, current.profile, saved);
  const isPublication = lookup.published && save.kind !== "draft";
  const publishedAt = isPublication ? updatedAt : getPublishedAt(current);
  const columns = { ...lookup, publishedAt, updatedAt };
  // A draft changes nothing that is public.
  if (save.kind !== "draft") {
    const owner = { id: current.userId, name: current.userName };
    const isSwitched = current.published !== columns.published;
    if (isSwitched && columns.published) {
      await requireNotDeleting(tx, owner.id);
      await requireNotSuspended(tx, currentUser, owner.id);
    } else if (isSwitched && isByStaff(currentUser, owner.id))
      await suspend(tx, owner.id, { by: currentUser.id, reason: "" });
    const isSample = current.sampleOrder !== null;
    await requirePublishable(tx, current, { owner, isSample, ...columns });
  }
  const isRestoration = by === "restoration";
  await recordVersion(tx, currentUser, current, {
    profile: saved,
    updatedAt,
    save: { ...save, isPublication, isRestoration },
  });
  const next = columns.desiredUrl;
  await leaveAddress(tx, currentUser, current, { next, now: updatedAt });
  await tx.update(realtors).set(columns).where(eq(realtors.id, current.id));
  const applicant = { realtorId: current.id, userId: current.userId };
  if (next !== current.desiredUrl) await requireUnreserved(tx, next, applicant, updatedAt);
  await claimDomain(tx, current.id, parseOwnHost(saved["hompageUrl"]), updatedAt);
  if (save.kind !== "draft") {
    await rewriteHomes(tx, { ...current, ...columns }, { at: updatedAt, by: currentUser.id });
    await notifyRealtorChanged(tx, current.desiredUrl, next);
  }
  return { ...current, ...columns, ...(await readSuspension(tx, current.userId)) };
}

/** Runs a save and maps a unique violation to a 409 that names the field. */
export async function mapUniqueViolation<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const taken = uniqueFields[violatedConstraint(error)];
    if (!taken) throw error;
    throw new Problem(taken.code, { errors: [taken] });
  }
}

const uniqueFields: Record<string, { pointer: string; code: TakenCode } | undefined> = {
  realtors_desired_url_unique: { pointer: "/desiredUrl", code: "slug.taken" },
  users_email_unique: { pointer: "/email", code: "email.taken" },
};

type TakenCode = "slug.taken" | "email.taken";

/**
 * Returns the constraint of a unique violation (23505), which Drizzle wraps as the cause; otherwise
 * an empty string.
 */
function violatedConstraint(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "23505") return "";
  return "constraint" in cause ? String(cause.constraint) : "";
}
