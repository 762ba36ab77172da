import type { Locale } from "@realtor/api/locales";
import type { DeviceType } from "./device-type.ts";

/**
 * The way from the landing page to a sent request, step by step (SPEC section 7). Which page or press
 * each step is: docs/decisions/measuring.md.
 */
export type MeasuredEvent =
  /** The landing page is seen. */
  | { name: "lead_realtor_view_home"; locale: Locale }
  /** A call to action opens the lead form. */
  | { name: "lead_realtor_click_btn_cta"; locale: Locale }
  /** The lead form is seen, in its panel or as a page. */
  | { name: "lead_realtor_view_form"; locale: Locale }
  /** The lead form's own button sends it. */
  | { name: "lead_realtor_click_form_cta"; has_realtor_homepage: "Y" | "N" };

/** An event with the moment it happened, in milliseconds since 1970. */
export type TimedEvent = MeasuredEvent & { at: number };

/** An event as the services are told of it. */
export interface ToldEvent {
  name: MeasuredEvent["name"];
  at: number;
  payload: Record<string, string>;
}

/** Puts the device beside an event's own fields. */
export function tell({ name, at, ...fields }: TimedEvent, deviceType: DeviceType): ToldEvent {
  return { name, at, payload: { ...fields, device_type: deviceType } };
}
