import { and, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { account } from "../db/schema.ts";
import type { PasswordHashing } from "./password-hash.ts";

export interface PasswordAccount {
  /** Of the row in `accounts`. */
  id: string;
  hash: string;
}

/** Returns the password of an account by its user's id; undefined for one that uses a provider only. */
export async function findPassword(db: Db, userId: string): Promise<PasswordAccount | undefined> {
  const [found] = await db
    .select({ id: account.id, hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  return found?.hash ? { id: found.id, hash: found.hash } : undefined;
}

/** Stores a new hash. Returns false if the password was changed meanwhile. */
export async function replaceHash(
  db: Db,
  former: PasswordAccount,
  password: string,
): Promise<boolean> {
  const changed = await db
    .update(account)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(account.id, former.id), eq(account.password, former.hash)))
    .returning({ id: account.id });
  return changed.length > 0;
}

/** Replaces a hash with former parameters after a sign-in with its password. */
export async function renewHash(
  { db, passwords }: { db: Db; passwords: PasswordHashing },
  userId: string,
  password: string,
): Promise<void> {
  const stored = await findPassword(db, userId);
  if (stored && !passwords.isCurrent(stored.hash))
    await replaceHash(db, stored, await passwords.hash(password));
}
