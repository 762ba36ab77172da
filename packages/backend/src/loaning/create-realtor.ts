import type { RealtorProfile, RealtorProfileInput } from "@realtor/api/loaning";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { realtors, user } from "../db/schema.ts";
import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { stampDraft, stripDraft } from "./draft.ts";
import { insertRealtor } from "./insert-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { requireAgreement } from "./require-agreement.ts";
import { mapUniqueViolation } from "./save-realtor.ts";
import { lookupColumns, serializeRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Creates a homepage. A realtor may create one for themselves; an admin any number, for the account
 * in `userId` (which becomes a realtor) or for themselves.
 * @throws {Problem} 403 `agreement.required`; 409 `slug.taken`, `domain.taken` or `realtor.exists`;
 * 422 for an unknown account.
 */
export async function createRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  input: RealtorProfileInput,
): Promise<RealtorProfile> {
  const now = new Date();
  const profile = stampDraft(stripDraft(toStoredProfile(input, urls, null)), currentUser, now);
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const owner = await lockOwner(tx, currentUser, input.userId);
      await requireAgreement(tx, currentUser, { published: false }, lookupColumns(profile));
      return serializeRealtor(await insertRealtor(tx, owner, profile, now), urls, currentUser);
    }),
  );
}

/** Locks the owner's account, so that concurrent requests do not create two homepages. */
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
