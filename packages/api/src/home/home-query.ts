import type { ActivityState } from "@realtor/profile/rules/market";
import type { Flag } from "@realtor/profile/rules/text";
import { getCounty } from "../rules/county.ts";

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

/** The query of `GET /cozying-api/v1/home/list`. */
export interface HomeQuery {
  type: SearchType;
  propertyType: HomePropertyType;
  propertyStatus: HomePropertyStatus;
  /** From 0. */
  currentPage: number;
  homesPerGroup: number;
  state: ActivityState;
  city: string;
  /** Default: `getCounty(city)`. */
  county: string;
  /** Y for homes without an image, N for homes with one; absent for all. */
  isImageNull?: Flag | undefined;
}

/** Defaults of the query; see `docs/spec/api.md#listings`. */
export const homeQueryDefaults = {
  type: "sale",
  propertyType: "single_family",
  propertyStatus: "active",
  currentPage: 0,
  homesPerGroup: 15,
  state: "CA",
  city: "Irvine",
} as const satisfies Partial<HomeQuery>;

/** Completes a query with the defaults and the county of the city. */
export function completeHomeQuery(query: Partial<HomeQuery> = {}): HomeQuery {
  const whole = { ...homeQueryDefaults, ...query };
  return { ...whole, county: query.county ?? getCounty(whole.city) };
}
