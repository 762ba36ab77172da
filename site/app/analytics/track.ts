import type { AnalyticsEvent, TimedEvent } from "./analytics-event.ts";
import { createEventQueue } from "./event-queue.ts";

/** Events wait here until the services are loaded and consent is given. */
export const events = createEventQueue<TimedEvent>();

/** Records an event with the current time. */
export function track(event: AnalyticsEvent): void {
  events.push({ ...event, at: Date.now() });
}
