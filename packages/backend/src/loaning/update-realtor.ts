import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { stripDraft } from "./draft.ts";
import { lockRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { renameAccount } from "./rename-account.ts";
import { mapUniqueViolation, saveRealtor } from "./save-realtor.ts";
import { serializeRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Replaces the given keys and leaves the others unchanged, known or not. A `draft` of null is
 * removed; a `userName` renames the account.
 * @throws {Problem} 403, 404; 409 `realtor.stale` unless `updatedAt` matches the stored one,
 * `slug.taken` or `domain.taken`.
 */
export async function updateRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  changes: RealtorProfileUpdate,
): Promise<RealtorProfile> {
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const current = await lockRealtor(tx, currentUser, id);
      if (Date.parse(changes.updatedAt) !== current.updatedAt.getTime()) {
        throw new Problem("realtor.stale");
      }
      const profile = {
        ...current.profile,
        ...stripDraft(toStoredProfile(changes, urls, current.ownHost)),
      };
      const renamed = await renameAccount(tx, current, changes.userName);
      const saved = await saveRealtor(tx, currentUser, renamed, profile, "update");
      return serializeRealtor(saved, urls, currentUser);
    }),
  );
}
