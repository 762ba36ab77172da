import { createClaimLoop } from "@realtor/server/claim-loop";
import type { Log } from "@realtor/server/log";
import { and, asc, eq, inArray, isNotNull, lte } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { ownDomains } from "../db/schema.ts";
import { checkLease } from "./check-schedule.ts";
import type { ReadEvidence } from "./evidence.ts";
import type { DomainNotice, StoredDomain } from "./record-check.ts";
import { recordCheck } from "./record-check.ts";

/** Checks who controls the own domains of websites. */
export interface DomainChecks {
  /** Looks for due checks at every interval. */
  start(): void;
  /** Runs the checks that are due. A failed run is logged and repeated at the next interval. */
  checkDue(): Promise<void>;
  /** Checks the domain of a website, and restarts the schedule of its claim. */
  checkNow(realtorId: string): Promise<void>;
  /** Waits for the running checks. */
  stop(): Promise<void>;
}

export interface DomainCheckOptions {
  db: Db;
  log: Log;
  readEvidence: ReadEvidence;
  /** Called after the change is stored. */
  notify: (notice: DomainNotice) => void;
  now?: () => Date;
  intervalMs?: number;
}

const atOnce = 5;

/**
 * The rows of `own_domains` are the queue. A check claims its row first, so that no other process runs it at
 * the same time.
 */
export function createDomainChecks(options: DomainCheckOptions): DomainChecks {
  const { db, log, readEvidence, notify, now = () => new Date(), intervalMs = 15_000 } = options;

  async function check(domain: StoredDomain): Promise<void> {
    await checkOnce(domain);
    if (domain.provedAt !== null) return;
    // The site serves a domain after its proof only: whether it is reached is found by another request.
    const isOwn = and(eq(ownDomains.realtorId, domain.realtorId), isNotNull(ownDomains.provedAt));
    const [proved] = await db.select().from(ownDomains).where(isOwn);
    if (proved?.token === domain.token) await checkOnce(proved);
  }

  async function checkOnce(domain: StoredDomain): Promise<void> {
    const evidence = await readEvidence(domain.host);
    const notices = await recordCheck(db, domain, evidence, now());
    for (const notice of notices) {
      log.info({ realtorId: notice.domain.realtorId, kind: notice.kind }, "own domain unproved");
      notify(notice);
    }
  }

  async function claim(): Promise<StoredDomain[]> {
    const due = db
      .select({ realtorId: ownDomains.realtorId })
      .from(ownDomains)
      .where(lte(ownDomains.nextCheckAt, now()))
      .orderBy(asc(ownDomains.nextCheckAt))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    return db
      .update(ownDomains)
      .set({ nextCheckAt: checkLease(now()) })
      .where(inArray(ownDomains.realtorId, due))
      .returning();
  }

  const loop = createClaimLoop({
    claim,
    handle: (claimed) => claimed.map(check),
    onError: (error) => log.error({ err: error }, "own domains could not be checked"),
    intervalMs,
  });

  return {
    checkDue: loop.run,
    start: loop.start,
    async checkNow(realtorId) {
      const askedAt = now();
      const [claimed] = await db
        .update(ownDomains)
        .set({ askedAt, nextCheckAt: checkLease(askedAt) })
        .where(eq(ownDomains.realtorId, realtorId))
        .returning();
      if (claimed) await check(claimed);
    },
    stop: loop.stop,
  };
}
