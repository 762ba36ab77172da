import { randomUUID } from "node:crypto";

import { and, eq, isNotNull } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { account, user } from "../db/schema.ts";
import { createPasswordHashing } from "./password-hash.ts";
import type { PasswordHashing } from "./password-hash.ts";
import { createPasswordLink, revokePasswordLinks } from "./password-link.ts";

/** The first admin. Without a password, a link in the log sets one. */
export interface FirstAdmin {
  email: string;
  password?: string | undefined;
}

export interface FirstAdminResult {
  /** Id of the account, if it was created. */
  accountId?: string | undefined;
  /** Link that sets the password, once; present until the account has one. */
  passwordUrl?: string;
}

/**
 * Creates an admin if the database has none, since only admins create accounts. Does nothing if another
 * account has this e-mail address. As long as the admin has no password, each start returns a new link, and
 * former links are revoked.
 */
export async function createFirstAdmin(
  db: Db,
  { email, password }: FirstAdmin,
  siteUrl: string,
  passwords: Pick<PasswordHashing, "hash"> = createPasswordHashing(),
): Promise<FirstAdminResult> {
  const hash = password === undefined ? undefined : await passwords.hash(password);
  return db.transaction(async (tx) => {
    const address = email.toLowerCase();
    const id = await insertAdmin(tx, address);
    if (id && hash)
      await tx.insert(account).values({
        id: randomUUID(),
        accountId: id,
        userId: id,
        providerId: "credential",
        password: hash,
      });
    const waiting = hash ? undefined : (id ?? (await findAdminWithoutPassword(tx, address)));
    if (!waiting) return { accountId: id };
    await revokePasswordLinks(tx, waiting);
    const link = await createPasswordLink(tx, "invite", { userId: waiting, siteUrl, locale: "en" });
    return { accountId: id, passwordUrl: link.url };
  });
}

/** Returns the id of the new account, or undefined if there is an admin or the address is taken. */
async function insertAdmin(tx: Db, email: string): Promise<string | undefined> {
  if ((await tx.$count(user, eq(user.role, "admin"))) > 0) return undefined;
  const [created] = await tx
    .insert(user)
    .values({ id: randomUUID(), email, name: "Admin", emailVerified: true, role: "admin" })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  return created?.id;
}

async function findAdminWithoutPassword(tx: Db, email: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), eq(user.role, "admin")));
  if (!found) return undefined;
  const isSet = and(eq(account.userId, found.id), isNotNull(account.password));
  return (await tx.$count(account, isSet)) > 0 ? undefined : found.id;
}
