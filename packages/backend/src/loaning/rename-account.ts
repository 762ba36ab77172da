import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/**
 * The account's name is the agent's English name (`docs/spec/profile.md#names`): a change of
 * `userName` renames the account. Returns the homepage with the new name; an empty name changes
 * nothing.
 */
export async function renameAccount(
  tx: Db,
  current: StoredRealtor,
  userName: string | undefined,
): Promise<StoredRealtor> {
  const name = userName?.trim() ?? "";
  if (name === "" || name === current.userName) return current;
  await tx.update(user).set({ name, updatedAt: new Date() }).where(eq(user.id, current.userId));
  return { ...current, userName: name };
}
