import { deleteLocalKeys } from "../data/browser-storage.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";

export interface RunningService {
  /** Absent when the service receives no events. */
  send?: (event: OutgoingEvent) => void;
  /** Stops sending and deletes the service's cookies and storage. */
  stop: () => void | Promise<void>;
}

export interface TrackedPage {
  module: string;
  /** The view's name; null for an ignored route. */
  view: string | null;
  /** Path without language prefix. */
  path: string;
}

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

/**
 * Deletes matching localStorage keys and cookies, the latter also on parent domains, where services set
 * them to share them between subdomains.
 */
export function clearAnalyticsStorage(names: RegExp): void {
  deleteLocalKeys(names);
  const labels = location.hostname.split(".");
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (!names.test(name)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
