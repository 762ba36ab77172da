/** States in which an agent may work. */
export const activityStates = ["CA", "GA"] as const;

export type ActivityState = (typeof activityStates)[number];

/** The two listing services; see `docs/spec/api.md#markets`. */
export const markets = ["crmls", "fmls"] as const;

export type Market = (typeof markets)[number];

/**
 * Returns the market of an agent's listings: crmls if all regions are in CA, fmls if all are in GA,
 * otherwise (or without regions) empty.
 */
export function getMarket(activityRegion: readonly { state: string }[] | undefined): Market | "" {
  const states = new Set(activityRegion?.map((region) => region.state));
  if (states.size !== 1) return "";
  if (states.has("CA")) return "crmls";
  return states.has("GA") ? "fmls" : "";
}
