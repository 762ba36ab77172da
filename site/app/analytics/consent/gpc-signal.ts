/**
 * Whether the browser sends Global Privacy Control. Some browsers send the header only, which the server
 * repeats in `server-timing`, since the cached HTML is the same for all visitors.
 */
export function hasGpcSignal(): boolean {
  // Missing in TypeScript's DOM types.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return true;
  return performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.some(isSignal));
}

function isSignal({ name }: PerformanceServerTiming): boolean {
  return name === "gpc";
}
