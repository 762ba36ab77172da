import { asc, eq } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { ownDomains, realtors } from "../db/schema.ts";
import { notifyRealtorChanged } from "../db/open-db.ts";
import {
  freeAgainAt,
  shouldNotify,
  nextClaimCheck,
  nextFailedCheck,
  nextProvedCheck,
} from "./check-schedule.ts";
import type { Evidence } from "./evidence.ts";
import { lacksToken, showsToken } from "./evidence.ts";
import { readFindings } from "./findings.ts";

export type StoredDomain = typeof ownDomains.$inferSelect;

/** What the agent of a domain is notified of: that its proof is missing, or that the domain is free again. */
export interface DomainNotice {
  kind: "failing" | "lost";
  domain: StoredDomain;
}

/**
 * Stores the result of a check and returns what agents have to be notified of. Nothing changes if the website was
 * deleted or has another host meanwhile.
 */
export async function recordCheck(
  db: Db,
  checked: Pick<StoredDomain, "realtorId" | "host" | "token">,
  evidence: Evidence,
  now: Date,
): Promise<DomainNotice[]> {
  return db.transaction(async (tx) => {
    // All claims in one order: checks of two claims wait for each other instead of both proving.
    const claims = await tx
      .select()
      .from(ownDomains)
      .where(eq(ownDomains.host, checked.host))
      .orderBy(asc(ownDomains.realtorId))
      .for("update");
    const claim = claims.find(({ token }) => token === checked.token);
    if (!claim) return [];
    if (claim.provedAt) return recheck(tx, claim, evidence, now);
    if (!showsToken(evidence, claim.token)) {
      await update(tx, claim, {
        ...unproved(claim, evidence, now),
        nextCheckAt: nextClaimCheck(claim.askedAt, now),
      });
      return [];
    }
    return prove(tx, claim, { holder: claims.find(({ provedAt }) => provedAt), evidence, now });
  });
}

/** A proved domain also counts as proved while it serves the website. */
async function recheck(
  tx: Db,
  domain: StoredDomain,
  evidence: Evidence,
  now: Date,
): Promise<DomainNotice[]> {
  if (showsToken(evidence, domain.token) || evidence.websiteIds.includes(domain.realtorId)) {
    await update(tx, domain, confirmed(domain, evidence, now));
    return [];
  }
  const failingSince = domain.failingSince ?? now;
  if (freeAgainAt(failingSince) <= now) return release(tx, domain, now);
  const findings = readFindings({ ...domain, isProved: true }, evidence);
  const nextCheckAt = nextFailedCheck(now);
  await update(tx, domain, { checkedAt: now, findings, failingSince, nextCheckAt });
  return shouldNotify(failingSince, domain.checkedAt, now) ? toNotices("failing", domain) : [];
}

/**
 * A proof takes the domain from a holder whose own token is gone: the records belong to the present owner
 * of the domain. While both tokens are there, the holder keeps it.
 */
async function prove(
  tx: Db,
  claim: StoredDomain,
  { holder, evidence, now }: { holder: StoredDomain | undefined; evidence: Evidence; now: Date },
): Promise<DomainNotice[]> {
  if (holder && !lacksToken(evidence, holder.token)) {
    await update(tx, claim, {
      ...unproved(claim, evidence, now),
      nextCheckAt: nextClaimCheck(claim.askedAt, now),
    });
    return [];
  }
  const notices = holder ? await release(tx, holder, now) : [];
  await update(tx, claim, { provedAt: now, ...confirmed(claim, evidence, now) });
  await notifyListeners(tx, claim.realtorId);
  return notices;
}

function unproved(claim: StoredDomain, evidence: Evidence, now: Date): Partial<StoredDomain> {
  return { checkedAt: now, findings: readFindings({ ...claim, isProved: false }, evidence) };
}

/** A domain that is not reached yet is looked for as often as a claim, so that its agent sees when it is. */
function confirmed(domain: StoredDomain, evidence: Evidence, now: Date): Partial<StoredDomain> {
  const findings = readFindings({ ...domain, isProved: true }, evidence);
  const isAwaited = ["silent", "certificate", "elsewhere"].includes(findings.reach);
  const soon = isAwaited ? nextClaimCheck(domain.askedAt, now) : null;
  return {
    confirmedAt: now,
    checkedAt: now,
    findings,
    failingSince: null,
    nextCheckAt: soon ?? nextProvedCheck(now),
  };
}

/** The domain is free; the website still claims it, so that a proof that returns is found. */
async function release(tx: Db, domain: StoredDomain, now: Date): Promise<DomainNotice[]> {
  await update(tx, domain, {
    provedAt: null,
    confirmedAt: null,
    checkedAt: now,
    findings: null,
    failingSince: null,
    askedAt: now,
    nextCheckAt: nextClaimCheck(now, now),
  });
  await notifyListeners(tx, domain.realtorId);
  return toNotices("lost", domain);
}

/** No notice about a domain that no check ever found: it may be a website elsewhere. */
function toNotices(kind: DomainNotice["kind"], domain: StoredDomain): DomainNotice[] {
  return domain.confirmedAt ? [{ kind, domain }] : [];
}

async function update(tx: Db, { realtorId }: StoredDomain, set: Partial<StoredDomain>) {
  await tx.update(ownDomains).set(set).where(eq(ownDomains.realtorId, realtorId));
}

async function notifyListeners(tx: Db, realtorId: string): Promise<void> {
  const [found] = await tx
    .select({ desiredUrl: realtors.desiredUrl })
    .from(realtors)
    .where(eq(realtors.id, realtorId));
  if (found) await notifyRealtorChanged(tx, found.desiredUrl);
}
