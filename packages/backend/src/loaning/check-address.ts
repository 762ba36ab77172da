import type { AddressCheck } from "@realtor/api/loaning";
import { checkSlug, reservedSlugs } from "@realtor/api/rules";

import { canManage } from "../identity/current-user.ts";
import type { CurrentUser } from "../identity/current-user.ts";
import { findRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Returns the code of the rule that prevents using an address, or null. The address of `realtorId`
 * itself does not count as taken if the user may manage that homepage.
 */
export async function checkAddress(
  { db }: LoaningContext,
  currentUser: CurrentUser,
  desiredUrl: string,
  realtorId: string | undefined,
): Promise<AddressCheck["code"]> {
  const code = checkSlug(desiredUrl, reservedSlugs);
  if (code !== null) return code;
  const holder = await findRealtor(db, desiredUrl);
  if (holder === null) return null;
  return holder.id === realtorId && canManage(currentUser, holder.userId) ? null : "slug.taken";
}
