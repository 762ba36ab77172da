/** States an agent may work in (SPEC section 3). */
export const activityStates = ["CA", "GA"] as const;

export type ActivityState = (typeof activityStates)[number];

/** The two listing services (SPEC section 9). */
export const markets = ["crmls", "fmls"] as const;

export type Market = (typeof markets)[number];

/**
 * Where an agent's listings are asked for: crmls if every region is in CA, fmls if every one is in
 * GA, else empty (SPEC section 4). No region at all is empty too.
 */
export function marketOf(activityRegion: readonly { state: string }[] | undefined): Market | "" {
  const states = new Set(activityRegion?.map((region) => region.state));
  if (states.size !== 1) return "";
  if (states.has("CA")) return "crmls";
  return states.has("GA") ? "fmls" : "";
}
