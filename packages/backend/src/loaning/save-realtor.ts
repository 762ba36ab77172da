import type { SaveKind } from "@realtor/api/loaning";
import { eq, sql } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, realtorVersions } from "../db/schema.ts";
import type { StoredProfile } from "../db/tables/realtors.ts";
import { Problem } from "../http/problem.ts";
import type { ProblemCode } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import { changedKeys } from "./changed-keys.ts";
import { draftOf, settleDraft } from "./draft.ts";
import { refuseUnagreed } from "./refuse-unagreed.ts";
import { lookupColumns } from "./stored-realtor.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/**
 * Replaces the profile of a claimed homepage, keeps the former one, and tells the listeners unless
 * only the draft is another.
 * @throws {Problem} 403 `agreement.required`.
 */
export async function saveRealtor(
  tx: Db,
  person: Person,
  current: StoredRealtor,
  profile: StoredProfile,
  by: "update" | "import",
): Promise<StoredRealtor> {
  // Never the same moment twice: `updatedAt` is what the next save is checked against.
  const updatedAt = new Date(Math.max(Date.now(), current.updatedAt.getTime() + 1));
  const saved = settleDraft(profile, person, updatedAt);
  const columns = { ...lookupColumns(saved), updatedAt };
  await refuseUnagreed(tx, person, current, columns);
  const save = describeSave(by, current.profile, saved);
  await keepVersion(tx, person, current, updatedAt, save);
  await tx.update(realtors).set(columns).where(eq(realtors.id, current.id));
  if (save.kind !== "draft") await announceChange(tx, current.desiredUrl, columns.desiredUrl);
  return { ...current, ...columns };
}

/** How a homepage was replaced, and which keys of it. */
interface Save {
  kind: SaveKind;
  changed: string[];
}

function describeSave(by: "update" | "import", before: StoredProfile, after: StoredProfile): Save {
  const changed = changedKeys(before, after);
  if (by === "import" || changed.join() !== "draft") return { kind: by, changed };
  const changesOf = (profile: StoredProfile) => draftOf(profile)?.changes ?? {};
  return { kind: "draft", changed: changedKeys(changesOf(before), changesOf(after)) };
}

/** Stores what a homepage is before it changes: who changes it, when, and how. */
export async function keepVersion(
  tx: Db,
  person: Person,
  current: StoredRealtor,
  replacedAt: Date,
  save: Save,
): Promise<void> {
  await tx.insert(realtorVersions).values({
    realtorId: current.id,
    userId: current.userId,
    profile: current.profile,
    validFrom: current.updatedAt,
    replacedAt,
    replacedBy: person.id,
    ...save,
  });
}

/**
 * Tells every process that listens on `realtor_changed` which addresses changed, when and only if
 * the transaction commits.
 */
export async function announceChange(tx: Db, ...desiredUrls: string[]): Promise<void> {
  for (const desiredUrl of new Set(desiredUrls)) {
    await tx.execute(sql`select pg_notify('realtor_changed', ${desiredUrl})`);
  }
}

/** Runs a save; what another homepage or account has is a 409 that names the field. */
export async function refuseTaken<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    const taken = uniqueFields[violatedConstraint(error)];
    if (!taken) throw error;
    throw new Problem(taken.code, { errors: [taken] });
  }
}

const uniqueFields: Record<string, { pointer: string; code: ProblemCode } | undefined> = {
  realtors_desired_url_unique: { pointer: "/desiredUrl", code: "slug.taken" },
  users_email_unique: { pointer: "/email", code: "email.taken" },
  realtors_own_host_unique: { pointer: "/hompageUrl", code: "domain.taken" },
};

/** The constraint of a unique violation (23505), which Drizzle wraps as the cause; or an empty text. */
function violatedConstraint(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : null;
  if (!(cause instanceof Error) || !("code" in cause) || cause.code !== "23505") return "";
  return "constraint" in cause ? String(cause.constraint) : "";
}
