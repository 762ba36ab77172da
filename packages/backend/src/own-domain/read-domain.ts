import type { OwnDomain } from "@realtor/api/loaning";
import { and, eq, isNotNull, ne } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { ownDomains } from "../db/schema.ts";
import { freeAgainAt } from "./check-schedule.ts";
import { proofFile, proofRecord } from "./proof.ts";
import type { StoredDomain } from "./record-check.ts";

const none: OwnDomain = {
  host: null,
  state: "none",
  record: null,
  file: null,
  provedAt: null,
  checkedAt: null,
  nextCheckAt: null,
  failingSince: null,
  freeAt: null,
};

/** Returns the own domain of a homepage with the state of its proof. */
export async function readDomain(db: Db, realtorId: string): Promise<OwnDomain> {
  const [domain] = await db.select().from(ownDomains).where(eq(ownDomains.realtorId, realtorId));
  if (!domain) return none;
  const { host, token, provedAt, checkedAt, nextCheckAt, failingSince } = domain;
  return {
    host,
    state: await getState(db, domain),
    record: proofRecord(host, token),
    file: proofFile(host, token),
    provedAt: provedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    freeAt: failingSince ? freeAgainAt(failingSince).toISOString() : null,
  };
}

async function getState(db: Db, domain: StoredDomain): Promise<OwnDomain["state"]> {
  if (domain.provedAt) return domain.failingSince ? "failing" : "proved";
  const holder = and(
    eq(ownDomains.host, domain.host),
    isNotNull(ownDomains.provedAt),
    ne(ownDomains.realtorId, domain.realtorId),
  );
  return (await db.$count(ownDomains, holder)) > 0 ? "taken" : "waiting";
}
