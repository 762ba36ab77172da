import type { PageModuleName } from "../page.ts";
import type { ToldEvent } from "./measured-event.ts";

/** A service that is at work. */
export interface RunningService {
  /** Tells it of an event, where it takes any. */
  send?: (event: ToldEvent) => void;
  /** Sends no more, and takes away what it keeps in the browser. */
  stop: () => void | Promise<void>;
}

/** The page a service works on. */
export interface MeasuredPage {
  module: PageModuleName;
  /** The view's name; null is nothing to tell of. */
  view: string | null;
  /** Path without language prefix. */
  path: string;
}
