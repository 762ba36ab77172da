import { and, eq, isNotNull } from "drizzle-orm";
import { randomBytes } from "node:crypto";

import type { Db } from "../db/open-db.ts";
import { ownDomains } from "../db/schema.ts";
import { firstClaimCheck } from "./check-schedule.ts";

/**
 * Returns the host of an agent's own domain in lower case, with a non-default port. Null for no
 * URL, and for a URL with a path, which is a page on another host.
 */
export function parseOwnHost(hompageUrl: unknown): string | null {
  if (typeof hompageUrl !== "string") return null;
  const address = hompageUrl.trim();
  const withScheme = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (address === "" || !URL.canParse(withScheme)) return null;
  const { host, pathname } = new URL(withScheme);
  return pathname === "/" ? host : null;
}

/** Subquery: the id of the website that has proved a host. */
export function provedBy(db: Db, host: string) {
  return db
    .select({ realtorId: ownDomains.realtorId })
    .from(ownDomains)
    .where(and(eq(ownDomains.host, host), isNotNull(ownDomains.provedAt)));
}

/** A random text of 128 bits. */
export function createToken(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Stores which host a saved website claims, in the transaction that saves it. A new host has to be
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
