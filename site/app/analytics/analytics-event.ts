import type { Locale } from "@realtor/api/locales";
import type { DeviceType } from "./device-type.ts";

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

/** An event in the form that is sent to the services. */
export interface OutgoingEvent {
  name: AnalyticsEvent["name"];
  at: number;
  payload: Record<string, string>;
}

/** Adds the device type to an event's fields. */
export function toOutgoingEvent(
  { name, at, ...fields }: TimedEvent,
  deviceType: DeviceType,
): OutgoingEvent {
  return { name, at, payload: { ...fields, device_type: deviceType } };
}
