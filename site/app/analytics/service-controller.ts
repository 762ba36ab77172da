import type { RunningService } from "./running-service.ts";

/** Starts and stops one analytics service. */
export interface ServiceController {
  /** Resolves when the service is started or stopped, or could not be loaded. */
  setEnabled: (enabled: boolean) => Promise<void>;
  running: () => RunningService | null;
}

/** `load` fetches the service's code and resolves with a function that starts it. */
export function createServiceController(
  load: () => Promise<() => RunningService>,
): ServiceController {
  let enabled = false;
  let running: RunningService | null = null;
  let work = Promise.resolve();

  async function settle(): Promise<void> {
    if (enabled && !running) {
      const start = await load();
      // It may have been disabled meanwhile.
      if (enabled) running = start();
    }
    if (!enabled && running) {
      const { stop } = running;
      running = null;
      await stop();
    }
  }

  return {
    setEnabled(next) {
      enabled = next;
      // A service that is down or blocked must not break the page.
      work = work.then(settle).catch(() => undefined);
      return work;
    },
    running: () => running,
  };
}
