import type { RealtorProfile } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import { mayManage } from "../identity/person.ts";
import type { Person } from "../identity/person.ts";
import { findRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { presentRealtor } from "./stored-realtor.ts";

/** One homepage; one that is not published only for its owner and for admins, else 404. */
export async function getRealtor(
  { db, urls }: LoaningContext,
  person: Person | null,
  reference: string,
): Promise<RealtorProfile> {
  const found = await findRealtor(db, reference);
  if (!found || !(found.published || mayManage(person, found.userId))) {
    throw new Problem("realtor.notFound");
  }
  return presentRealtor(found, urls, person);
}
