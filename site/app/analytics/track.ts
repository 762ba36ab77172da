import type { Locale } from "@realtor/api/locales";

/** The lead funnel, from the landing page to a submitted request (docs/spec/analytics.md#events). */
export type AnalyticsEvent =
  /** The landing page is viewed. */
  | { name: "lead_realtor_view_home"; locale: Locale }
  /** A call to action opens the lead form. */
  | { name: "lead_realtor_click_btn_cta"; locale: Locale }
  /** The lead form is viewed, in its panel or as a page. */
  | { name: "lead_realtor_view_form"; locale: Locale }
  /** The lead form is submitted. */
  | { name: "lead_realtor_click_form_cta"; has_realtor_homepage: "Y" | "N" };

/** `at` is the time of the event in ms since the epoch. */
export type TimedEvent = AnalyticsEvent & { at: number };

/** Buffers items until there is a listener, then passes each on once, in order. */
export interface EventQueue<Item> {
  push: (item: Item) => void;
  /** Null buffers items again. */
  setListener: (listener: ((item: Item) => void) | null) => void;
}

/** Later items are dropped. */
const maxWaiting = 50;

export function createEventQueue<Item>(): EventQueue<Item> {
  const waiting: Item[] = [];
  let current: ((item: Item) => void) | null = null;
  return {
    push(item) {
      if (current) current(item);
      else if (waiting.length < maxWaiting) waiting.push(item);
    },
    setListener(listener) {
      current = listener;
      if (listener) for (const item of waiting.splice(0)) listener(item);
    },
  };
}

/** Events wait here until the services are loaded and consent is given. */
export const events = createEventQueue<TimedEvent>();

/** Records an event with the current time. */
export function track(event: AnalyticsEvent): void {
  events.push({ ...event, at: Date.now() });
}
