import type { RealtorProfile } from "@realtor/api/loaning";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";

import { invalidInput } from "../http/app-env.ts";
import { parseJson } from "../http/json-body.ts";
import type { Person } from "../identity/person.ts";
import { claimRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { refuseTaken, saveRealtor } from "./save-realtor.ts";
import { presentRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Replaces the whole profile by that of an exported file: its draft too, with who saved it and when.
 * Whose homepage it is does not change, whatever the file says; what it was before stays as a version.
 * @throws {Problem} 400 when the file is not JSON, 403, 404, 409, 422 with pointers into the file.
 */
export async function importRealtor(
  { db, urls }: LoaningContext,
  person: Person,
  id: string,
  file: string,
): Promise<RealtorProfile> {
  return refuseTaken(() =>
    db.transaction(async (tx) => {
      const current = await claimRealtor(tx, person, id);
      const parsed = realtorProfileInput.safeParse(parseJson(file));
      if (!parsed.success) throw invalidInput(parsed.error);
      const profile = toStoredProfile(parsed.data, urls, current.ownHost);
      const saved = await saveRealtor(tx, person, current, profile, "import");
      return presentRealtor(saved, urls, person);
    }),
  );
}
