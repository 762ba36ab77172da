import type { AnalyticsEvent, TimedEvent } from "./track.ts";

/** Device class by viewport width (docs/spec/analytics.md#events). */
export type DeviceType = "desktop" | "tablet" | "mobile";

const resizeDebounceMs = 50;

/** `width` is the viewport width in px; the breakpoints are those of the design system. */
export function deviceTypeOf(width: number): DeviceType {
  if (width <= 760) return "mobile";
  return width <= 1100 ? "tablet" : "desktop";
}

/** Tracks the viewport. Returns a getter for the current device type. */
export function watchDeviceType(): () => DeviceType {
  let type = deviceTypeOf(innerWidth);
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("resize", () => {
    clearTimeout(timer);
    timer = setTimeout(() => (type = deviceTypeOf(innerWidth)), resizeDebounceMs);
  });
  return () => type;
}

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
