import { randomUUID } from "node:crypto";

import { hashPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { account, user } from "../db/schema.ts";

/** Who looks after a database that has no admin yet. */
export interface FirstAdmin {
  email: string;
  password: string;
}

/**
 * Makes the first admin of a database without one: accounts are made by admins, so somebody has to
 * begin. Does nothing where there is an admin, or an account with this address; answers whether it
 * made one.
 */
export async function makeFirstAdmin(db: Db, { email, password }: FirstAdmin): Promise<boolean> {
  if ((await db.$count(user, eq(user.role, "admin"))) > 0) return false;
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const made = await tx
      .insert(user)
      .values({ id, email: email.toLowerCase(), name: "Admin", emailVerified: true, role: "admin" })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id });
    if (made.length === 0) return false;
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
