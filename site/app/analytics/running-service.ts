import type { OutgoingEvent } from "./analytics-event.ts";

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
