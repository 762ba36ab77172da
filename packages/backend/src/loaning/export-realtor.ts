import type { RealtorProfile } from "@realtor/api/loaning";

import type { CurrentUser } from "../identity/current-user.ts";
import { lockRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { serializeRealtor } from "./stored-realtor.ts";

/**
 * Returns the complete profile, including its draft and `userName`.
 * @throws {Problem} 403, 404.
 */
export async function exportRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser,
  id: string,
): Promise<RealtorProfile> {
  return db.transaction(async (tx) =>
    serializeRealtor(await lockRealtor(tx, currentUser, id), urls, currentUser),
  );
}
