import type { Role } from "@realtor/api/loaning";

/** The signed-in user; undefined for a visitor. */
export interface CurrentUser {
  id: string;
  name: string;
  role: Role;
}

/** Whether the user may read and change data of `userId`; see `docs/spec/roles.md#roles`. */
export function canManage(currentUser: CurrentUser | undefined, userId: string): boolean {
  if (currentUser === undefined) return false;
  return (
    currentUser.role === "admin" || (currentUser.role === "realtor" && currentUser.id === userId)
  );
}
