// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { deviceTypeOf, watchDeviceType } from "./device-type.ts";

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
