import type { RealtorProfile } from "@realtor/api/loaning";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";

import { invalidInput } from "../http/app-env.ts";
import { parseJson } from "../http/json-body.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { lockRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { mapUniqueViolation, saveRealtor } from "./save-realtor.ts";
import { serializeRealtor, toStoredProfile } from "./stored-realtor.ts";

/**
 * Replaces the complete profile, including the draft with its time and author, by an exported file.
 * The owner does not change; the former state is retained as a version.
 * @throws {Problem} 400 if the file is not JSON, 403, 404, 409, 422 with pointers into the file.
 */
export async function importRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
  file: string,
): Promise<RealtorProfile> {
  return mapUniqueViolation(() =>
    db.transaction(async (tx) => {
      const current = await lockRealtor(tx, currentUser, id);
      const parsed = realtorProfileInput.safeParse(parseJson(file));
      if (!parsed.success) throw invalidInput(parsed.error);
      const profile = toStoredProfile(parsed.data, urls, current.ownHost);
      const saved = await saveRealtor(tx, currentUser, current, profile, "import");
      return serializeRealtor(saved, urls, currentUser);
    }),
  );
}
