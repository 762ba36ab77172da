import type {
  RealtorProfile,
  RealtorProfileInput,
  RealtorProfileUpdate,
} from "@realtor/api/loaning";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { invalidInput } from "../http/app-env.ts";
import { parseJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import { endAllSessions } from "../identity/account-sessions.ts";
import type { CurrentUser } from "../http/app-env.ts";
import { keepDocuments } from "../listings/delete-documents.ts";
import { parseOwnHost } from "../own-domain/claims.ts";
import { leaveAllAddresses } from "./former-addresses.ts";
import { keepKnownDraft } from "./profile-content.ts";
import { lockRealtor, readManagedRealtor } from "./read-realtors.ts";
import { storeVersion } from "./record-version.ts";
import { requirePublishable } from "./require-publishable.ts";
import { insertRealtor, mapUniqueViolation, saveRealtor } from "./save-realtor.ts";
import { isByStaff, requireNotSuspended } from "./suspensions.ts";
import { notifyRealtorChanged } from "../db/open-db.ts";
import {
  lookupColumns,
  serializeRealtor,
  stampDraft,
  stripDraft,
  toStoredProfile,
} from "./stored-realtor.ts";
import type { LoaningContext, StoredRealtor } from "./stored-realtor.ts";

/**
 * Creates a website. A realtor may create one for themselves; an admin any number, for the account
 * in `userId` (which becomes a realtor) or for themselves.
 * @throws {Problem} 403 `agreement.required` or `account.deleting`; 409 `slug.taken` or `realtor.exists`; 422 for an unknown
 * account, `publish.incomplete`.
 */
export async function createRealtor(
  { db, urls, logSecurityEvent }: LoaningContext,
  currentUser: CurrentUser,
  input: RealtorProfileInput,
): Promise<RealtorProfile> {
  const now = new Date();
  const profile = stampDraft(stripDraft(toStoredProfile(input, urls, null)), currentUser, now);
  const { created, owner } = await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const account = await lockOwner(tx, currentUser, input.userId);
      const { published } = lookupColumns(profile);
      if (account.deleteAt) throw new Problem("account.deleting");
      if (published) await requireNotSuspended(tx, currentUser, account.id);
      await requirePublishable(
        tx,
        { published: false },
        { owner: account, isSample: false, published, profile },
      );
      const inserted = await insertRealtor(tx, account, profile, now);
      // A token that someone has of the account gets no new rights.
      if (account.role === "user") await endAllSessions({ db: tx, logSecurityEvent }, account.id);
      return { created: inserted, owner: account };
    }),
  );
  if (owner.role === "user")
    logSecurityEvent({
      event: "role-change",
      account: owner.id,
      role: "realtor",
      by: currentUser.id,
    });
  return serializeRealtor(created, urls, currentUser);
}

/** Locks the owner's account, so that concurrent requests do not create two websites. */
async function lockOwner(tx: Db, currentUser: CurrentUser, userId: string | undefined) {
  const ownerId = currentUser.role === "admin" ? userId || currentUser.id : currentUser.id;
  const [owner] = await tx.select().from(user).where(eq(user.id, ownerId)).for("update");
  if (!owner) {
    throw new Problem("input.invalid", {
      errors: [{ pointer: "/userId", code: "choice.unknown" }],
    });
  }
  if (owner.role === "admin") return owner;
  if ((await tx.$count(realtors, eq(realtors.userId, owner.id))) > 0) {
    throw new Problem("realtor.exists");
  }
  if (owner.role === "user") {
    await tx.update(user).set({ role: "realtor" }).where(eq(user.id, owner.id));
  }
  return owner;
}

/**
 * Replaces the given keys and leaves the others unchanged, known or not. A `draft` of null is
 * removed; a `userName` renames the account.
 * @throws {Problem} 403, 404; 409 `realtor.stale` unless `updatedAt` matches the stored one, or
 * `slug.taken` or `slug.tooManyChanges`; 422 `publish.incomplete`.
 */
export async function updateRealtor(
  context: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  changes: RealtorProfileUpdate,
): Promise<RealtorProfile> {
  const { db, urls } = context;
  const { before, saved } = await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const current = await lockRealtor(tx, currentUser, id);
      if (Date.parse(changes.updatedAt) !== current.updatedAt.getTime()) {
        throw new Problem("realtor.stale");
      }
      const profile = {
        ...current.profile,
        ...stripDraft(toStoredProfile(changes, urls, parseOwnHost(current.profile["hompageUrl"]))),
      };
      const renamed = await renameAccount(tx, current, changes.userName);
      return {
        before: current,
        saved: await saveRealtor(tx, currentUser, renamed, profile, "update"),
      };
    }),
  );
  announceStaffChange(context, currentUser, before, saved);
  return serializeRealtor(saved, urls, currentUser);
}

/** Logs and tells the agent that staff took the website offline, or published it again. */
export function announceStaffChange(
  { logSecurityEvent, tellAgent }: LoaningContext,
  currentUser: CurrentUser,
  before: StoredRealtor,
  after: StoredRealtor,
): void {
  if (!isByStaff(currentUser, after.userId)) return;
  const isSuspended = after.suspendedAt !== null;
  if (isSuspended === (before.suspendedAt !== null)) return;
  const change = isSuspended ? "on" : "off";
  logSecurityEvent({ event: "suspension", account: after.userId, change, by: currentUser.id });
  if (isSuspended) tellAgent(after, { kind: "unpublished", reason: after.suspensionReason ?? "" });
  else tellAgent(after, { kind: after.published ? "published" : "lifted" });
}

/**
 * The account's name is the agent's English name (`docs/spec/profile.md#names`): a change of
 * `userName` renames the account. Returns the website with the new name; an empty name changes
 * nothing.
 */
async function renameAccount(
  tx: Db,
  current: StoredRealtor,
  userName: string | undefined,
): Promise<StoredRealtor> {
  const name = userName?.trim() ?? "";
  if (name === "" || name === current.userName) return current;
  await tx.update(user).set({ name, updatedAt: new Date() }).where(eq(user.id, current.userId));
  return { ...current, userName: name };
}

/**
 * Deletes a website; its last state is retained as a version, and its addresses are reserved. Tells the agent
 * if staff did.
 * @throws {Problem} 403, 404.
 */
export async function deleteRealtor(
  { db, tellAgent }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<{ id: string }> {
  const deleted = await db.transaction(async (tx) => {
    const current = await lockRealtor(tx, currentUser, id);
    const now = new Date();
    await storeVersion(tx, currentUser, current, now, {
      kind: "delete",
      changed: [],
      paths: [],
      isPublication: false,
      isRestoration: false,
    });
    await leaveAllAddresses(tx, current, now);
    await keepDocuments(tx, id, now);
    await tx.delete(realtors).where(eq(realtors.id, id));
    await notifyRealtorChanged(tx, current.desiredUrl);
    return current;
  });
  if (isByStaff(currentUser, deleted.userId)) tellAgent(deleted, { kind: "deleted" });
  return { id };
}

/**
 * Returns the complete profile, including its draft and `userName`.
 * @throws {Problem} 403, 404.
 */
export async function exportRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<RealtorProfile> {
  return serializeRealtor(await readManagedRealtor(db, currentUser, id), urls, currentUser);
}

/**
 * Replaces the complete profile with its draft by an exported file. A draft that differs from the stored one
 * gets the time and author of the import, whatever the file says.
 * The owner does not change; the former state is retained as a version.
 * @throws {Problem} 400 if the file is not JSON, 403, 404, 409, 422 with pointers into the file.
 */
export async function importRealtor(
  context: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  file: string,
): Promise<RealtorProfile> {
  const { db, urls } = context;
  const { before, saved } = await mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const current = await lockRealtor(tx, currentUser, id);
      const parsed = realtorProfileInput.safeParse(parseJson(file));
      if (!parsed.success) throw invalidInput(parsed.error);
      const profile = toStoredProfile(
        parsed.data,
        urls,
        parseOwnHost(current.profile["hompageUrl"]),
      );
      return {
        before: current,
        saved: await saveRealtor(
          tx,
          currentUser,
          current,
          keepKnownDraft(profile, current.profile),
          "import",
        ),
      };
    }),
  );
  announceStaffChange(context, currentUser, before, saved);
  return serializeRealtor(saved, urls, currentUser);
}
