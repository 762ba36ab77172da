import type { Role } from "../db/tables/accounts.ts";

export type { Role };

/** Somebody who is signed in. A visitor is `null` wherever a person may be one. */
export interface Person {
  id: string;
  name: string;
  role: Role;
}

/** Whether the person may see and change what belongs to `userId` (DECISIONS section 1). */
export function mayManage(person: Person | null, userId: string): boolean {
  if (person === null) return false;
  return person.role === "admin" || (person.role === "realtor" && person.id === userId);
}
