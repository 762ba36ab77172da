import type { Logger } from "pino";

/** Work that continues after the response was sent. */
export interface Background {
  /** Starts a task. `name` identifies it in the log if it fails. */
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when all started tasks have finished. */
  idle(): Promise<void>;
}

/** Tracks tasks that no request awaits, so that shutdown can wait for them. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const done = task()
        .catch((error: unknown) =>
          log.error({ what: name, code: codeOf(error) }, "background work failed"),
        )
        .finally(() => running.delete(done));
      running.add(done);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}

/** Logs the code only: an error message may contain an e-mail address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : codeOf(error.cause);
}
