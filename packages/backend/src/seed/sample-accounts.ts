import { randomUUID } from "node:crypto";

import { hashPassword } from "better-auth/crypto";

import type { Db } from "../db/open-db.ts";
import { account, user } from "../db/schema.ts";
import type { Role } from "../identity/person.ts";
import { brokerage } from "./brokerage-profile.ts";
import { sampleAgents } from "./sample-agents.ts";

/** The password of every sample account. It is published: samples are never made beside real data. */
export const samplePassword = "sample-password";

/** Who can sign in on a machine with the samples: the ten agents, the brokerage, an admin, a user. */
const sampleAccounts: readonly { email: string; name: string; role: Role }[] = [
  ...sampleAgents.map(({ email, nameEn }) => ({ email, name: nameEn, role: "realtor" as const })),
  { email: brokerage.email, name: brokerage.name, role: "realtor" },
  { email: "admin@example.com", name: "Sample Admin", role: "admin" },
  { email: "user@example.com", name: "Sample User", role: "user" },
];

/** Stores the sample accounts; answers the account id of each e-mail address. */
export async function insertSampleAccounts(tx: Db): Promise<Map<string, string>> {
  // One hash for all: thirteen would take seconds, and the password is no secret.
  const password = await hashPassword(samplePassword);
  const people = sampleAccounts.map((person) => ({
    ...person,
    id: randomUUID(),
    emailVerified: true,
  }));
  await tx.insert(user).values(people);
  await tx.insert(account).values(
    people.map(({ id }) => ({
      id: randomUUID(),
      accountId: id,
      userId: id,
      providerId: "credential",
      password,
    })),
  );
  return new Map(people.map(({ email, id }) => [email, id]));
}
