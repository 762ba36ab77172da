import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import { unsignDraft } from "./draft.ts";
import { claimRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { renameAccount } from "./rename-account.ts";
import { refuseTaken, saveRealtor } from "./save-realtor.ts";
import { presentRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Replaces the keys that are given and leaves the others, known or not; a `draft` of null goes away,
 * and a `userName` is the account's new name.
 * @throws {Problem} 403, 404; 409 `realtor.stale` unless `updatedAt` is that of the stored one,
 * `slug.taken` or `domain.taken`.
 */
export async function updateRealtor(
  { db, urls }: LoaningContext,
  person: Person,
  id: string,
  changes: RealtorProfileUpdate,
): Promise<RealtorProfile> {
  return refuseTaken(() =>
    db.transaction(async (tx) => {
      const current = await claimRealtor(tx, person, id);
      if (Date.parse(changes.updatedAt) !== current.updatedAt.getTime()) {
        throw new Problem("realtor.stale");
      }
      const profile = {
        ...current.profile,
        ...unsignDraft(toStoredProfile(changes, urls, current.ownHost)),
      };
      const named = await renameAccount(tx, current, changes.userName);
      const saved = await saveRealtor(tx, person, named, profile, "update");
      return presentRealtor(saved, urls, person);
    }),
  );
}
