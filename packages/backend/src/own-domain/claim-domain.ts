import { randomBytes } from "node:crypto";

import { eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { ownDomains } from "../db/schema.ts";
import { firstClaimCheck } from "./check-schedule.ts";

/** A random text of 128 bits. */
export function createToken(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Stores which host a saved homepage claims, in the transaction that saves it. A new host has to be
 * proved; the former one is free at once. The same host keeps its proof, and a claim that was given up is
 * looked for again.
 */
export async function claimDomain(
  tx: Db,
  realtorId: string,
  host: string | null,
  now: Date,
): Promise<void> {
  const isOwn = eq(ownDomains.realtorId, realtorId);
  const [current] = await tx.select().from(ownDomains).where(isOwn).for("update");
  const schedule = { askedAt: now, nextCheckAt: firstClaimCheck(now) };
  if (current?.host === host) {
    const isGivenUp = current.provedAt === null && current.nextCheckAt === null;
    if (isGivenUp) await tx.update(ownDomains).set(schedule).where(isOwn);
    return;
  }
  if (current) await tx.delete(ownDomains).where(isOwn);
  if (host === null) return;
  await tx.insert(ownDomains).values({ realtorId, host, token: createToken(), ...schedule });
}
