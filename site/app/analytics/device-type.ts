/** How much room the page has (SPEC section 7). */
export type DeviceType = "desktop" | "tablet" | "mobile";

/** After a resize, once it has settled (SPEC section 9). */
const settleMs = 50;

/** By the width of the window in px, at the breakpoints of the design. */
export function deviceTypeOf(width: number): DeviceType {
  if (width <= 760) return "mobile";
  return width <= 1100 ? "tablet" : "desktop";
}

/** Follows the window. Answers how to ask. */
export function watchDeviceType(): () => DeviceType {
  let type = deviceTypeOf(innerWidth);
  let settled: ReturnType<typeof setTimeout> | undefined;
  addEventListener("resize", () => {
    clearTimeout(settled);
    settled = setTimeout(() => (type = deviceTypeOf(innerWidth)), settleMs);
  });
  return () => type;
}
