interface ClaimLoopOptions<Row> {
  /** Claims the next rows that are due, so that no other process handles them. */
  claim: () => Promise<readonly Row[]>;
  /** Starts the work for claimed rows. */
  handle: (rows: readonly Row[]) => readonly Promise<void>[];
  /** While true, nothing is claimed. */
  isPaused?: () => boolean;
  /** Called with the error that ended a run. The claims of its rows expire, and a later run handles them. */
  onError: (error: unknown) => void;
  intervalMs: number;
}

/** Handles rows of a table that is a queue: each run claims and handles rows until none is due. */
export interface ClaimLoop {
  /** Runs at every interval. */
  start: () => void;
  /** Runs now, or once more if a run is not finished. Never rejects. */
  run: () => Promise<void>;
  /** Waits for the rows that are being handled. */
  stop: () => Promise<void>;
}

/** Creates a loop that runs only once `start` or `run` is called. */
export function createClaimLoop<Row>(options: ClaimLoopOptions<Row>): ClaimLoop {
  const { claim, handle, isPaused = () => false, onError, intervalMs } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;

  async function drain(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      for (;;) {
        if (isStopped || isPaused()) return;
        const rows = await claim();
        if (rows.length === 0) break;
        // All end before an error does, so that `stop` waits for each.
        const results = await Promise.allSettled(handle(rows));
        const failed = results.find((result) => result.status === "rejected");
        if (failed) throw failed.reason;
      }
    }
  }

  async function run(): Promise<void> {
    if (isStopped) return;
    isRequested = true;
    running ??= drain()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    await running;
  }

  return {
    start() {
      timer = setInterval(() => void run(), intervalMs);
      timer.unref();
    },
    run,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
