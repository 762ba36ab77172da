/** The four lists of an agent's listings in tab order. */
export const searchTypes = ["sale", "rent", "sold", "rented"] as const;

export type SearchType = (typeof searchTypes)[number];

export const homePropertyTypes = [
  "single_family",
  "condo",
  "townhouse",
  "multi_family",
  "manufactured",
  "land",
] as const;

export type HomePropertyType = (typeof homePropertyTypes)[number];

export const homePropertyStatuses = ["active", "pending", "coming_soon", "closed"] as const;

export type HomePropertyStatus = (typeof homePropertyStatuses)[number];
