import type { MeasuredEvent, TimedEvent } from "./measured-event.ts";
import { createOutlet } from "./outlet.ts";

/** What happened, for the services: at once, or when they are there and the visitor agreed. */
export const events = createOutlet<TimedEvent>();

/** Tells the services what happened, once. */
export function track(event: MeasuredEvent): void {
  events.put({ ...event, at: Date.now() });
}
