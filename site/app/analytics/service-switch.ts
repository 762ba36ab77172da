import type { RunningService } from "./running-service.ts";

/** One service, at work only while it is wanted. */
export interface ServiceSwitch {
  /** Resolves when it is at work, or stopped, or cannot be loaded. */
  set: (wanted: boolean) => Promise<void>;
  running: () => RunningService | null;
}

/** `load` fetches the service's code and answers how to begin. */
export function createServiceSwitch(load: () => Promise<() => RunningService>): ServiceSwitch {
  let wanted = false;
  let running: RunningService | null = null;
  let work = Promise.resolve();

  async function settle(): Promise<void> {
    if (wanted && !running) {
      const begin = await load();
      // The answer may have changed meanwhile: then nothing begins at all.
      if (wanted) running = begin();
    }
    if (!wanted && running) {
      const { stop } = running;
      running = null;
      await stop();
    }
  }

  return {
    set(next) {
      wanted = next;
      // A page does not suffer from a service that is down or blocked.
      work = work.then(settle).catch(() => undefined);
      return work;
    },
    running: () => running,
  };
}
