import { getCounty } from "../rules/county.ts";
import type { Flag } from "../rules/flag.ts";
import type { ActivityState } from "../rules/market.ts";
import type { HomePropertyStatus, HomePropertyType, SearchType } from "./choices.ts";

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
