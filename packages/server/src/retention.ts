import type { Log } from "./log.ts";

/** How long personal data is kept, in days, as the privacy policy and the agreement say: one year. */
export const retentionDays = 365;

const day = 24 * 60 * 60 * 1000;

/** Proofs of consent are kept for four years, the limitation of claims about calls and messages. */
const consentRecordDays = 4 * 365 + 1;

/** Older proofs of consent are deleted. */
export function earliestConsentRecord(now: Date): Date {
  return new Date(now.getTime() - consentRecordDays * day);
}

export interface RetentionOptions {
  log: Log;
  /** Deletes what is older and returns how many rows or files. */
  deleteBefore: (time: Date) => Promise<number>;
  /** For the log; personal data by default. */
  what?: string;
  /** `retentionDays` by default. */
  days?: number;
  /** Whether the first run is at the start, and not after the first interval; true by default. */
  atStart?: boolean;
  /** Milliseconds between two runs; six hours by default. */
  intervalMs?: number;
  now?: () => number;
}

/** Deletes what has been kept long enough, such as personal data whose period has ended. */
export interface Retention {
  /** Runs at the start and at every interval. A failed run is logged and repeated at the next. */
  start(): void;
  /** Resolves when no run is in progress. */
  stop(): Promise<void>;
}

/** Each process of a deployment may run it: a row is deleted once. */
export function createRetention({
  log,
  deleteBefore,
  what = "personal data whose retention period ended",
  days = retentionDays,
  atStart = true,
  intervalMs = day / 4,
  now = Date.now,
}: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      const deleted = await deleteBefore(new Date(now() - days * day));
      if (deleted > 0) log.info({ deleted, what }, "deleted what has been kept long enough");
    } catch (err) {
      log.error({ err, what }, "deleting failed: it is tried again at the next interval");
    }
  };
  return {
    start() {
      if (atStart) running = run();
      timer = setInterval(() => {
        running = running.then(run);
      }, intervalMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
