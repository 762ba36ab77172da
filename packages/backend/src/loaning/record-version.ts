import { isDeepStrictEqual } from "node:util";

import type { SaveKind } from "@realtor/api/loaning";
import { desc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtorVersions } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { findChanges } from "./find-changes.ts";
import { deleteExcessVersions, requireVersionRate } from "./limit-versions.ts";
import { getDraft, lookupColumns } from "./stored-realtor.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/** How a website is saved by a person. */
export type SaveAction = "update" | "import" | "restoration";

/** What a save changed: keys of the profile, or of its draft. */
interface Change {
  kind: SaveKind;
  changed: string[];
}

interface Save extends Change {
  /** Whether visitors see the result. */
  isPublication: boolean;
  isRestoration: boolean;
}

interface NextState {
  profile: StoredProfile;
  updatedAt: Date;
  save: Save;
}

export function describeSave(
  action: SaveAction,
  before: StoredProfile,
  after: StoredProfile,
): Change {
  const changed = changedKeys(before, after);
  const by = action === "restoration" ? "update" : action;
  if (by === "import" || changed.join() !== "draft") return { kind: by, changed };
  const changesOf = (profile: StoredProfile) => getDraft(profile)?.changes ?? {};
  return { kind: "draft", changed: changedKeys(changesOf(before), changesOf(after)) };
}

function changedKeys(before: StoredProfile, after: StoredProfile): string[] {
  return Object.keys({ ...before, ...after })
    .filter((key) => !isDeepStrictEqual(before[key], after[key]))
    .toSorted();
}

/**
 * Stores the current state of a website as a version before it is replaced, or adds the change to the
 * latest version; see `docs/spec/profile.md#versions`.
 */
export async function recordVersion(
  tx: Db,
  currentUser: CurrentUser,
  current: StoredRealtor,
  next: NextState,
): Promise<void> {
  const latest = await findLatestVersion(tx, current.id);
  const isMerged = next.save.isRestoration
    ? await endRestoration(tx, currentUser, latest, next)
    : await extendVersion(tx, currentUser, current, latest, next);
  if (isMerged) return;
  const paths = findChanges(current.profile, next.profile);
  await storeVersion(tx, currentUser, current, next.updatedAt, { ...next.save, paths });
}

/** The save that led to the current state; undefined for one that was never changed. */
export async function findLatestVersion(tx: Db, realtorId: string) {
  const [latest] = await tx
    .select()
    .from(realtorVersions)
    .where(eq(realtorVersions.realtorId, realtorId))
    .orderBy(desc(realtorVersions.id))
    .limit(1);
  return latest;
}

type Version = typeof realtorVersions.$inferSelect;

/** Removes a restoration that the same person takes back: the state before is the current one again. */
async function endRestoration(
  tx: Db,
  currentUser: CurrentUser,
  latest: Version | undefined,
  next: NextState,
): Promise<boolean> {
  if (!latest?.isRestoration || latest.replacedBy !== currentUser.id) return false;
  if (findChanges(latest.profile, next.profile).length > 0) return false;
  await tx.delete(realtorVersions).where(eq(realtorVersions.id, latest.id));
  return true;
}

/** ms in which the saves of one person become one version. */
const versionMs = 30 * 60 * 1000;

/**
 * Whether a save continues the latest version, for websites and listings: of the same kind, by the same person, less
 * than 30 minutes after it began.
 */
export function continuesVersion(
  latest: { replacedBy: string; replacedAt: Date; kind: string },
  save: { by: string; at: Date; kind: string },
): boolean {
  if (latest.replacedBy !== save.by || latest.kind !== save.kind) return false;
  return save.at.getTime() - latest.replacedAt.getTime() < versionMs;
}

/**
 * Adds a save to the latest version if that is by the same person, began less than 30 minutes ago
 * and nothing was published, imported or restored since. A version whose changes are reverted is removed.
 * Returns false if the save needs a version of its own.
 */
async function extendVersion(
  tx: Db,
  currentUser: CurrentUser,
  current: StoredRealtor,
  latest: Version | undefined,
  next: NextState,
): Promise<boolean> {
  if (!latest || latest.isRestoration) return false;
  const save = { by: currentUser.id, at: next.updatedAt, kind: next.save.kind };
  if (!continuesVersion(latest, save)) return false;
  const states = [latest.profile, current.profile, next.profile];
  const isUnpublished = states.every((profile) => !lookupColumns(profile).published);
  const isEdit = next.save.kind === "draft" || (next.save.kind === "update" && isUnpublished);
  if (!isEdit) return false;
  const { changed } = describeSave("update", latest.profile, next.profile);
  const row = eq(realtorVersions.id, latest.id);
  if (changed.length === 0) await tx.delete(realtorVersions).where(row);
  else {
    const paths = findChanges(latest.profile, next.profile);
    await tx.update(realtorVersions).set({ changed, paths, isPublication: false }).where(row);
  }
  return true;
}

/**
 * Stores the current state of a website before it changes, with author, time and kind of the
 * change. A save that changes nothing is no version.
 */
export async function storeVersion(
  tx: Db,
  currentUser: CurrentUser,
  current: StoredRealtor,
  replacedAt: Date,
  save: Save & { paths: string[] },
): Promise<void> {
  if (save.kind !== "delete" && save.changed.length === 0) return;
  if (save.kind !== "delete") await requireVersionRate(tx, current.id);
  await tx.insert(realtorVersions).values({
    realtorId: current.id,
    userId: current.userId,
    profile: current.profile,
    validFrom: current.updatedAt,
    replacedAt,
    replacedBy: currentUser.id,
    ...save,
  });
  await deleteExcessVersions(tx, current.id);
}
