import { listingTypes } from "../homepage/content/listings.ts";
import type { ListingType } from "../labels/labels.ts";
import { type PropertyKind, propertyKinds } from "../listing/listing-content.ts";

/** Statuses to filter by; a home that is new or has an open house is available too. */
export const homesStatuses = ["available", "new", "open", "pending"] as const;
export type HomesStatus = (typeof homesStatuses)[number];

export const homesSorts = ["newest", "low", "high", "largest"] as const;
export type HomesSort = (typeof homesSorts)[number];

/** Fewest bedrooms to filter by. */
export const homesBedrooms = [1, 2, 3, 4, 5] as const;

const salePrices = [
  300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000, 1_000_000, 1_250_000, 1_500_000,
  1_750_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 7_500_000, 10_000_000,
] as const;

const rents = [1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 15_000] as const;

/** Prices to filter a type of listing by, in US dollars; per month if it is rent or rented. */
export function homesPrices(type: ListingType): readonly number[] {
  return type === "rent" || type === "rented" ? rents : salePrices;
}

/** The filters of the page of all homes, its order and its page. Null is no filter. */
export type HomesQuery = {
  /** Null for the first type that has homes. */
  type: ListingType | null;
  city: string | null;
  /** US dollars, one of `homesPrices`. */
  min: number | null;
  max: number | null;
  /** Fewest bedrooms. */
  beds: number | null;
  kind: PropertyKind | null;
  status: HomesStatus | null;
  sort: HomesSort;
  /** From 1. */
  page: number;
  view: "list" | "map";
};

export const noHomesQuery: HomesQuery = {
  type: null,
  city: null,
  min: null,
  max: null,
  beds: null,
  kind: null,
  status: null,
  sort: "newest",
  page: 1,
  view: "list",
};

const texts = (values: readonly number[]) => values.map(String);

/** Keys of the query in the order of the address, with their values; null is any value. */
export const homesQueryKeys: Readonly<Record<keyof HomesQuery, readonly string[] | null>> = {
  type: listingTypes,
  city: null,
  min: texts([...rents, ...salePrices]),
  max: texts([...rents, ...salePrices]),
  beds: texts(homesBedrooms),
  kind: propertyKinds,
  status: homesStatuses,
  sort: homesSorts,
  view: ["list", "map"],
  page: null,
};

/** Longer names are of no city. */
const maxCity = 60;
/** Four digits, which is more than any agent has. */
const pageNumber = /^[1-9]\d{0,3}$/;

function findIn<Value extends string>(values: readonly Value[], text: string | null) {
  return values.find((value) => value === text) ?? null;
}

function findNumber(key: "min" | "max" | "beds", text: string | null): number | null {
  return text !== null && homesQueryKeys[key]?.includes(text) ? Number(text) : null;
}

/** Parses the query of an address. Invalid values are ignored; a range in the wrong order is turned. */
export function parseHomesQuery(search: string): HomesQuery {
  const given = new URLSearchParams(search);
  const min = findNumber("min", given.get("min"));
  const max = findNumber("max", given.get("max"));
  const isTurned = min !== null && max !== null && min > max;
  const city = given.get("city")?.trim() ?? "";
  const page = given.get("page") ?? "";
  return {
    type: findIn(listingTypes, given.get("type")),
    city: city === "" || city.length > maxCity ? null : city,
    min: isTurned ? max : min,
    max: isTurned ? min : max,
    beds: findNumber("beds", given.get("beds")),
    kind: findIn(propertyKinds, given.get("kind")),
    status: findIn(homesStatuses, given.get("status")),
    sort: findIn(homesSorts, given.get("sort")) ?? noHomesQuery.sort,
    page: pageNumber.test(page) ? Number(page) : 1,
    view: given.get("view") === "map" ? "map" : "list",
  };
}

/** The query of an address with its leading `?`, without the values that are the default; or empty. */
export function homesSearch(query: HomesQuery): string {
  const search = new URLSearchParams();
  // The keys are those of the query.
  for (const key of Object.keys(homesQueryKeys) as (keyof HomesQuery)[]) {
    const value = query[key];
    if (value !== null && value !== noHomesQuery[key]) search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : "";
}
