import type { Log } from "@realtor/server/log";
import { asc, eq, inArray, lte } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { ownDomains } from "../db/schema.ts";
import { checkLease } from "./check-schedule.ts";
import type { ReadEvidence } from "./read-evidence.ts";
import type { DomainNotice, StoredDomain } from "./record-check.ts";
import { recordCheck } from "./record-check.ts";

/** Checks who controls the own domains of homepages. */
export interface DomainChecks {
  /** Looks for due checks at every interval. */
  start(): void;
  /** Runs the checks that are due. A failed run is logged and repeated at the next interval. */
  checkDue(): Promise<void>;
  /** Checks the domain of a homepage, and restarts the schedule of its claim. */
  checkNow(realtorId: string): Promise<void>;
  /** Waits for the running checks. */
  stop(): Promise<void>;
}

export interface DomainCheckOptions {
  db: Db;
  log: Log;
  readEvidence: ReadEvidence;
  /** Called after the change is stored. */
  tell: (notice: DomainNotice) => void;
  now?: () => Date;
  intervalMs?: number;
}

const atOnce = 5;

/**
 * The rows of `own_domains` are the queue. A check claims its row first, so that no other process runs it at
 * the same time.
 */
export function createDomainChecks(options: DomainCheckOptions): DomainChecks {
  const { db, log, readEvidence, tell, now = () => new Date(), intervalMs = 15_000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  async function check(domain: StoredDomain): Promise<void> {
    const evidence = await readEvidence(domain.host);
    const notices = await recordCheck(db, domain, evidence, now());
    for (const notice of notices) {
      log.info({ realtorId: notice.domain.realtorId, kind: notice.kind }, "own domain unproved");
      tell(notice);
    }
  }

  async function drain(): Promise<void> {
    for (;;) {
      if (stopped) return;
      const due = db
        .select({ realtorId: ownDomains.realtorId })
        .from(ownDomains)
        .where(lte(ownDomains.nextCheckAt, now()))
        .orderBy(asc(ownDomains.nextCheckAt))
        .limit(atOnce)
        .for("update", { skipLocked: true });
      const claimed = await db
        .update(ownDomains)
        .set({ nextCheckAt: checkLease(now()) })
        .where(inArray(ownDomains.realtorId, due))
        .returning();
      if (claimed.length === 0) return;
      // All end before an error does, so that `stop` waits for each.
      const results = await Promise.allSettled(claimed.map(check));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
    }
  }

  async function checkDue(): Promise<void> {
    running ??= drain()
      .catch((error: unknown) => log.error({ err: error }, "own domains could not be checked"))
      .finally(() => {
        running = undefined;
      });
    await running;
  }

  return {
    checkDue,
    start() {
      timer = setInterval(() => void checkDue(), intervalMs);
      timer.unref();
    },
    async checkNow(realtorId) {
      const askedAt = now();
      const [claimed] = await db
        .update(ownDomains)
        .set({ askedAt, nextCheckAt: checkLease(askedAt) })
        .where(eq(ownDomains.realtorId, realtorId))
        .returning();
      if (claimed) await check(claimed);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
