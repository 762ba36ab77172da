import { createHmac } from "node:crypto";

import { toNetworkKey } from "@realtor/server/client-address";
import { and, desc, eq, gt, lt, notInArray, or } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { signInNetwork } from "../db/schema.ts";

/** How many networks of an account are known, and for how many days after signing in. */
const mostKnown = 10;
const knownDays = 90;

/** Networks known since before this time are not known anymore. */
export function earliestKnown(): Date {
  return new Date(Date.now() - knownDays * 24 * 60 * 60 * 1000);
}

/** Key of an account and a network: neither can be read from it. */
export function toAccountNetwork(secret: string, email: string, address: string): string {
  return toAccountKey(secret, email, toNetworkKey(address));
}

/** Key of an account in counters, in which emails are not stored. */
export function toAccountKey(secret: string, email: string, network = ""): string {
  const named = JSON.stringify([email.trim().toLowerCase(), network]);
  return createHmac("sha256", secret).update(named).digest("base64url");
}

export async function isKnownNetwork(db: Db, key: string): Promise<boolean> {
  const known = and(eq(signInNetwork.key, key), gt(signInNetwork.signedInAt, earliestKnown()));
  return (await db.$count(signInNetwork, known)) > 0;
}

export async function listKnownNetworks(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ key: signInNetwork.key })
    .from(signInNetwork)
    .where(eq(signInNetwork.userId, userId));
  return rows.map(({ key }) => key);
}

/** Adds a network from which an account signed in, and drops those that are too many or too old. */
export async function rememberNetwork(db: Db, userId: string, key: string): Promise<void> {
  const signedInAt = new Date();
  await db
    .insert(signInNetwork)
    .values({ key, userId, signedInAt })
    .onConflictDoUpdate({ target: signInNetwork.key, set: { userId, signedInAt } });
  const latest = db
    .select({ key: signInNetwork.key })
    .from(signInNetwork)
    .where(eq(signInNetwork.userId, userId))
    .orderBy(desc(signInNetwork.signedInAt))
    .limit(mostKnown);
  const dropped = or(
    notInArray(signInNetwork.key, latest),
    lt(signInNetwork.signedInAt, earliestKnown()),
  );
  await db.delete(signInNetwork).where(and(eq(signInNetwork.userId, userId), dropped));
}
