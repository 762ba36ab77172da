import type { Log } from "./log.ts";

/** How long personal data is kept, in days, as the privacy policy and the agreement say: one year. */
export const retentionDays = 365;

const day = 24 * 60 * 60 * 1000;

export interface RetentionOptions {
  log: Log;
  /** Deletes what is older and returns how many rows. */
  deleteBefore: (time: Date) => Promise<number>;
  /** Milliseconds between two runs; six hours by default. */
  intervalMs?: number;
  now?: () => number;
}

/** Deletes personal data whose period has ended. */
export interface Retention {
  /** Runs now and at every interval. A failed run is logged and repeated at the next. */
  start(): void;
  /** Resolves when no run is in progress. */
  stop(): Promise<void>;
}

/** Each process of a deployment may run it: a row is deleted once. */
export function createRetention({
  log,
  deleteBefore,
  intervalMs = day / 4,
  now = Date.now,
}: RetentionOptions): Retention {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = async () => {
    try {
      const deleted = await deleteBefore(new Date(now() - retentionDays * day));
      if (deleted > 0) log.info({ deleted }, "deleted personal data whose retention period ended");
    } catch (err) {
      log.error({ err }, "deleting personal data failed: it is tried again at the next interval");
    }
  };
  return {
    start() {
      running = run();
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
