import type { RealtorVersion } from "@realtor/api/loaning";
import { and, desc, eq, getTableColumns, inArray, max, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, realtorVersions, user } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { findChanges } from "./find-changes.ts";

type Realtor = Pick<typeof realtors.$inferSelect, "published" | "updatedAt" | "createdAt">;

/** A page of versions, as numbers of entries. */
interface Page {
  start: number;
  size: number;
}

/**
 * Lists the states of a website, newest first: the current one, and those that were replaced. `current` is
 * undefined for a deleted website, whose newest state is its deletion.
 */
export async function listStates(
  db: Db,
  realtorId: string,
  current: (Realtor & { profile: StoredProfile }) | undefined,
  { start, size }: Page,
): Promise<{ page: RealtorVersion[]; totalCount: number }> {
  const totalCount =
    (await db.$count(realtorVersions, eq(realtorVersions.realtorId, realtorId))) + 1;
  // One more at both ends: a publication can be one with the draft on another page.
  const first = Math.max(0, start - 1);
  // A state is described by the save that led to it, and has the content that the save after it replaced.
  const saves = await readSaves(db, realtorId, { start: Math.max(0, first - 1), size: size + 3 });
  const newer = first === 0 ? undefined : saves.shift();
  const liveId = current?.published ? await findLiveSave(db, realtorId) : null;
  const changesOf = await readEarlierChanges(db, saves, newer ?? current?.profile);

  const states: (RealtorVersion & { index: number })[] = [];
  const count = Math.min(start + size + 1, totalCount) - first;
  for (let offset = 0; offset < count; offset++) {
    const save = saves[offset];
    const next = offset === 0 ? newer : saves[offset - 1];
    const isPublic = next ? next.wasPublic : (current?.published ?? false);
    const isPublication =
      save?.isPublication ?? (save?.kind !== "draft" && save?.kind !== "delete" && isPublic);
    states.push({
      index: first + offset,
      id: next?.id ?? null,
      savedAt: (
        next?.validFrom ??
        current?.updatedAt ??
        save?.replacedAt ??
        new Date(0)
      ).toISOString(),
      savedById: save?.replacedBy ?? "",
      savedBy: save?.savedBy ?? "",
      isByStaff: save?.role === "admin",
      kind: save?.kind ?? "create",
      changed: save ? (save.paths ?? changesOf.get(save.id) ?? []) : [],
      isPublication,
      isLive: current?.published === true && (save?.id ?? null) === liveId,
    });
  }
  const page = collapseVersions(states)
    .filter(({ index }) => index >= start && index < start + size)
    .map(({ index: _index, ...state }) => state);
  return { page, totalCount };
}

type Save = Awaited<ReturnType<typeof readSaves>>[number];

/** Saves of a website, newest first, without the profiles that they replaced. */
function readSaves(db: Db, realtorId: string, { start, size }: Page) {
  const { profile, ...columns } = getTableColumns(realtorVersions);
  return db
    .select({
      ...columns,
      /** Whether the state that the save replaced was public. */
      wasPublic: sql<boolean>`coalesce(${profile} ->> 'isMakeHomepage', '') = 'Y'`,
      savedBy: sql<string>`coalesce(${user.name}, '')`,
      role: user.role,
    })
    .from(realtorVersions)
    .leftJoin(user, eq(user.id, realtorVersions.replacedBy))
    .where(eq(realtorVersions.realtorId, realtorId))
    .orderBy(desc(realtorVersions.id))
    .limit(size)
    .offset(start);
}

/** The save that led to what visitors of a published website see; null if it was created public. */
async function findLiveSave(db: Db, realtorId: string): Promise<number | null> {
  const isPublication = sql`coalesce(${realtorVersions.isPublication}, ${realtorVersions.kind} <> 'draft')`;
  const [found] = await db
    .select({ id: max(realtorVersions.id) })
    .from(realtorVersions)
    .where(and(eq(realtorVersions.realtorId, realtorId), isPublication));
  return found?.id ?? null;
}

/**
 * What the saves of earlier releases changed, from the profiles before and after, by id. `newest` has the
 * state after the first of them.
 */
async function readEarlierChanges(
  db: Db,
  saves: readonly Save[],
  newest: Save | StoredProfile | undefined,
): Promise<Map<number, string[]>> {
  const pairs = saves.flatMap((save, index) => {
    const next = index === 0 ? newest : saves[index - 1];
    return save.paths === null && next ? [{ id: save.id, next }] : [];
  });
  if (pairs.length === 0) return new Map();
  const ids = pairs.flatMap(({ id, next }) => (isSave(next) ? [id, next.id] : [id]));
  const rows = await db
    .select({ id: realtorVersions.id, profile: realtorVersions.profile })
    .from(realtorVersions)
    .where(inArray(realtorVersions.id, ids));
  const profiles = new Map(rows.map(({ id, profile }) => [id, profile]));
  return new Map(
    pairs.map(({ id, next }) => {
      const after = isSave(next) ? profiles.get(next.id) : next;
      return [id, findChanges(profiles.get(id) ?? {}, after ?? {})];
    }),
  );
}

/** A profile has no key of a column. */
function isSave(next: Save | StoredProfile): next is Save {
  return "replacedBy" in next;
}

/**
 * Leaves out the versions without a visible change; newest first. A publication that changes nothing by
 * itself is one version with the draft that it made public: with its changes, and the time of publication.
 */
export function collapseVersions<Version extends RealtorVersion>(
  versions: readonly Version[],
): Version[] {
  const shown: Version[] = [];
  /** Has the content of the next one. */
  let waiting: Version | undefined;
  for (const version of versions) {
    if (waiting) {
      const joined: Version | undefined = join(waiting, version);
      if (joined) {
        waiting = joined;
        if (hasContent(joined)) {
          shown.push(joined);
          waiting = undefined;
        }
        continue;
      }
      shown.push(waiting);
      waiting = undefined;
    }
    if (hasContent(version) || isTakenOffline(version)) shown.push(version);
    else if (version.isPublication || version.id === null) waiting = version;
  }
  return waiting ? [...shown, waiting] : shown;
}

/** A version with the content of the one before it; undefined if that one is to be listed by itself. */
function join<Version extends RealtorVersion>(
  later: Version,
  earlier: Version,
): Version | undefined {
  if (isTakenOffline(earlier)) return undefined;
  return {
    ...later,
    changed: earlier.changed,
    kind: earlier.kind === "create" ? "create" : later.kind,
    isPublication: later.isPublication || earlier.isPublication,
    isLive: later.isLive || earlier.isLive,
  };
}

function hasContent({ kind, changed }: RealtorVersion): boolean {
  if (kind === "create" || kind === "delete") return true;
  return changed.some((pointer) => pointer !== "/isMakeHomepage");
}

function isTakenOffline(version: RealtorVersion): boolean {
  return version.changed.includes("/isMakeHomepage") && !version.isPublication;
}
