import type { RealtorProfile } from "@realtor/api/loaning";

import { Problem } from "../http/problem.ts";
import { canManage } from "../identity/current-user.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { findRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { serializeRealtor } from "./stored-realtor.ts";

/**
 * Returns a homepage; an unpublished one only to its owner and admins.
 * @throws {Problem} 404.
 */
export async function getRealtor(
  { db, urls }: LoaningContext,
  currentUser: CurrentUser | null,
  reference: string,
): Promise<RealtorProfile> {
  const found = await findRealtor(db, reference);
  if (!found || !(found.published || canManage(currentUser, found.userId))) {
    throw new Problem("realtor.notFound");
  }
  return serializeRealtor(found, urls, currentUser);
}
