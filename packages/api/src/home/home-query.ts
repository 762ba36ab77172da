import { countyOf } from "../rules/county.ts";
import type { Flag } from "../rules/flag.ts";
import type { ActivityState } from "../rules/market.ts";
import type { HomePropertyStatus, HomePropertyType, SearchType } from "./choices.ts";

/** What `GET /cozying-api/v1/home/list` is asked. */
export interface HomeQuery {
  type: SearchType;
  propertyType: HomePropertyType;
  propertyStatus: HomePropertyStatus;
  /** From 0. */
  currentPage: number;
  homesPerGroup: number;
  state: ActivityState;
  city: string;
  /** As `countyOf(city)` unless given. */
  county: string;
  /** Y for homes without a picture only, N for those with one only; absent for all. */
  isImageNull?: Flag | undefined;
}

/** The defaults of SPEC section 7. */
export const homeQueryDefaults = {
  type: "sale",
  propertyType: "single_family",
  propertyStatus: "active",
  currentPage: 0,
  homesPerGroup: 15,
  state: "CA",
  city: "Irvine",
} as const satisfies Partial<HomeQuery>;

/** A whole query: the defaults, what is given, and the county of the city (SPEC section 7). */
export function completeHomeQuery(query: Partial<HomeQuery> = {}): HomeQuery {
  const whole = { ...homeQueryDefaults, ...query };
  return { ...whole, county: query.county ?? countyOf(whole.city) };
}
