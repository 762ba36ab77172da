import { randomUUID } from "node:crypto";

import type { Role } from "@realtor/api/loaning";
import { inArray } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { account, user } from "../db/schema.ts";
import type { PasswordHashing } from "../identity/password-hash.ts";
import { brokerage } from "./brokerage.ts";
import { sampleAgents } from "./sample-agents.ts";

/** The public password of every sample account. Samples are never created next to real data. */
export const samplePassword = "sample-password";

/** The ten agents, the brokerage, an admin and a user. */
const sampleAccounts: readonly { email: string; name: string; role: Role }[] = [
  ...sampleAgents.map(({ email, name }) => ({ email, name: name.en, role: "realtor" as const })),
  { email: brokerage.email, name: brokerage.name.en, role: "realtor" },
  { email: "admin@example.com", name: "Sample Admin", role: "admin" },
  { email: "user@example.com", name: "Sample User", role: "user" },
];

/** Whether the database has an account with the public password. */
export async function hasSampleAccounts(db: Db): Promise<boolean> {
  const emails = sampleAccounts.map(({ email }) => email);
  return (await db.$count(user, inArray(user.email, emails))) > 0;
}

/** Inserts the sample accounts. Returns the account id of each e-mail address. */
export async function insertSampleAccounts(
  tx: Db,
  passwords: Pick<PasswordHashing, "hash">,
): Promise<Map<string, string>> {
  // One shared hash: hashing thirteen times would take seconds, and the password is public.
  const password = await passwords.hash(samplePassword);
  const rows = sampleAccounts.map((sample) => ({
    ...sample,
    id: randomUUID(),
    emailVerified: true,
  }));
  await tx.insert(user).values(rows);
  await tx.insert(account).values(
    rows.map(({ id }) => ({
      id: randomUUID(),
      accountId: id,
      userId: id,
      providerId: "credential",
      password,
    })),
  );
  return new Map(rows.map(({ email, id }) => [email, id]));
}
