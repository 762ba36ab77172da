import type { Role } from "../db/tables/accounts.ts";

export type { Role };

/** The signed-in user; null for a visitor. */
export interface CurrentUser {
  id: string;
  name: string;
  role: Role;
}

/** Whether the user may read and change data of `userId`; see `docs/spec/roles.md#roles`. */
export function canManage(currentUser: CurrentUser | null, userId: string): boolean {
  if (currentUser === null) return false;
  return (
    currentUser.role === "admin" || (currentUser.role === "realtor" && currentUser.id === userId)
  );
}
