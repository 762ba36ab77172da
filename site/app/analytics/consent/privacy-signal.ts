/**
 * Whether the browser sends Global Privacy Control. Some send the header alone, which the server
 * repeats in `server-timing` (answer-page.ts): the page's HTML is the same for everybody.
 */
export function hasPrivacySignal(): boolean {
  // TypeScript's DOM does not know the property.
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return true;
  return performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).serverTiming?.some(isSignal));
}

function isSignal({ name }: PerformanceServerTiming): boolean {
  return name === "gpc";
}
