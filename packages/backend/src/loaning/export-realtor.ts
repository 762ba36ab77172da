import type { RealtorProfile } from "@realtor/api/loaning";

import type { Person } from "../identity/person.ts";
import { claimRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { presentRealtor } from "./stored-realtor.ts";

/** The whole profile with `userName`, for its owner to keep. @throws {Problem} 403, 404. */
export async function exportRealtor(
  { db, urls }: LoaningContext,
  person: Person,
  id: string,
): Promise<RealtorProfile> {
  return db.transaction(async (tx) =>
    presentRealtor(await claimRealtor(tx, person, id), urls, person),
  );
}
