import type { RealtorProfile, RealtorProfileUpdate } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import type { Person } from "../identity/person.ts";
import { claimRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { refuseTaken, saveRealtor } from "./save-realtor.ts";
import { presentRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Replaces the keys that are given and leaves the others, known or not.
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
      const profile = { ...current.profile, ...toStoredProfile(changes, urls) };
      return presentRealtor(await saveRealtor(tx, person, current, profile, "update"), urls);
    }),
  );
}
