import type { Logger } from "pino";

/** Work that goes on after its request was answered. */
export interface Background {
  /** Begins a task; `what` names it in the log should it fail. */
  run(what: string, task: () => Promise<void>): void;
  /** Waits for every task that has begun. */
  idle(): Promise<void>;
}

/** Keeps hold of tasks that nobody waits for, so that none is cut off by the end of the process. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, task) {
      const done = task()
        .catch((error: unknown) =>
          log.error({ what, code: codeOf(error) }, "background work failed"),
        )
        .finally(() => running.delete(done));
      running.add(done);
    },
    async idle() {
      await Promise.all(running);
    },
  };
}

/** The code alone: messages may hold a person's address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : codeOf(error.cause);
}
