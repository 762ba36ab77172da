import { randomUUID } from "node:crypto";

import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { account, user } from "../db/schema.ts";

/** Credentials of the first admin. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/**
 * Creates an admin if the database has none, since only admins create accounts. Does nothing if an
 * account with this e-mail address exists. Returns whether it created one.
 */
export async function createFirstAdmin(db: Db, { email, password }: FirstAdmin): Promise<boolean> {
  if ((await db.$count(user, eq(user.role, "admin"))) > 0) return false;
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const created = await tx
      .insert(user)
      .values({ id, email: email.toLowerCase(), name: "Admin", emailVerified: true, role: "admin" })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id });
    if (created.length === 0) return false;
    await tx.insert(account).values({
      id: randomUUID(),
      accountId: id,
      userId: id,
      providerId: "credential",
      password: hash,
    });
    return true;
  });
}
