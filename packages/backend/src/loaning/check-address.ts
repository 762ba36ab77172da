import type { AddressCheck } from "@realtor/api/loaning";
import { checkSlug, reservedSlugs } from "@realtor/api/rules";

import { mayManage } from "../identity/person.ts";
import type { Person } from "../identity/person.ts";
import { findRealtor } from "./find-realtor.ts";
import type { LoaningContext } from "./loaning-context.ts";

/**
 * Why a homepage cannot have an address, or null. What `realtorId` has itself does not count as taken
 * for a person who may manage it.
 */
export async function checkAddress(
  { db }: LoaningContext,
  person: Person,
  desiredUrl: string,
  realtorId: string | undefined,
): Promise<AddressCheck["code"]> {
  const code = checkSlug(desiredUrl, reservedSlugs);
  if (code !== null) return code;
  const holder = await findRealtor(db, desiredUrl);
  if (holder === null) return null;
  return holder.id === realtorId && mayManage(person, holder.userId) ? null : "slug.taken";
}
