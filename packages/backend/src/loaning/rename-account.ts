import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { user } from "../db/schema.ts";
import type { StoredRealtor } from "./stored-realtor.ts";

/**
 * The agent's English name is the account's (DECISIONS section 6): a change that carries another one
 * renames the account. Answers the homepage under its new name; no name is no change.
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
