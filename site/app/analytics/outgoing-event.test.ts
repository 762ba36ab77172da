// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { deviceTypeOf, toOutgoingEvent, watchDeviceType } from "./outgoing-event.ts";

afterEach(() => void vi.useRealTimers());

it.each([
  [320, "mobile"],
  [760, "mobile"],
  [761, "tablet"],
  [1100, "tablet"],
  [1101, "desktop"],
  [2560, "desktop"],
])("%i px is %s", (width, type) => expect(deviceTypeOf(width)).toBe(type));

it("updates 50 ms after the last resize", () => {
  vi.useFakeTimers();
  innerWidth = 1280;
  const deviceType = watchDeviceType();
  innerWidth = 390;
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(40);
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(49);
  expect(deviceType()).toBe("desktop");
  vi.advanceTimersByTime(1);
  expect(deviceType()).toBe("mobile");
});

it.each([
  [{ name: "lead_realtor_view_home", locale: "ko", at: 1 }, { locale: "ko" }],
  [{ name: "lead_realtor_click_btn_cta", locale: "en", at: 1 }, { locale: "en" }],
  [{ name: "lead_realtor_view_form", locale: "ja-JP", at: 1 }, { locale: "ja-JP" }],
  [
    { name: "lead_realtor_click_form_cta", has_realtor_homepage: "N", at: 1 },
    { has_realtor_homepage: "N" },
  ],
] as const)("%j is sent with its own fields and the device type", (event, fields) => {
  expect(toOutgoingEvent(event, "tablet")).toEqual({
    name: event.name,
    at: 1,
    payload: { ...fields, device_type: "tablet" },
  });
});
