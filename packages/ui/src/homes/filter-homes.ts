import type { HomesFilterName, ResolvedHomesQuery } from "./homes-content.ts";
import type { HomesQuery, HomesSort } from "./homes-query.ts";
import type { FilteredHome } from "./read-home-item.ts";

type Filters = Pick<HomesQuery, "city" | "min" | "max" | "beds" | "kind" | "status">;

/** Whether two spellings are of one city. */
export function isSameCity(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a.toLowerCase() === b.toLowerCase();
}

/** A fact that is not known does not match a filter. */
function matches({ item, kind, statuses }: FilteredHome, filters: Filters): boolean {
  const { city, min, max, beds } = filters;
  const { price } = item;
  return (
    (city === null || isSameCity(item.city, city)) &&
    (min === null || (price !== null && price >= min)) &&
    (max === null || (price !== null && price <= max)) &&
    (beds === null || (item.bedrooms !== null && item.bedrooms >= beds)) &&
    (filters.kind === null || kind === filters.kind) &&
    (filters.status === null || statuses.includes(filters.status))
  );
}

/** The homes that match all filters, in the same order. */
export function filterHomes(homes: readonly FilteredHome[], filters: Filters): FilteredHome[] {
  return homes.filter((home) => matches(home, filters));
}

const newestFirst = ({ date }: Pick<FilteredHome, "date">) =>
  date === "" ? null : -Date.parse(date);

/** What a home is sorted by, smallest first; null is last. */
const sortValue: Readonly<Record<HomesSort, (home: FilteredHome) => number | null>> = {
  newest: newestFirst,
  low: ({ item }) => item.price,
  high: ({ item }) => item.price && -item.price,
  largest: ({ item }) => item.area && -item.area,
};

function sortBy<Home>(homes: readonly Home[], valueOf: (home: Home) => number | null): Home[] {
  return homes.toSorted((a, b) => {
    const [first, second] = [valueOf(a) ?? Infinity, valueOf(b) ?? Infinity];
    return first === second ? 0 : first < second ? -1 : 1;
  });
}

/** Sorts homes; equal ones, and those without a value at the end, keep the order of the service. */
export function sortHomes(homes: readonly FilteredHome[], sort: HomesSort): FilteredHome[] {
  return sortBy(homes, sortValue[sort]);
}

/** The order "newest" of `sortHomes`, for homes of which only the date was read. */
export function sortNewest<Home extends Pick<FilteredHome, "date">>(
  homes: readonly Home[],
): Home[] {
  return sortBy(homes, newestFirst);
}

const withoutFilter: Readonly<Record<HomesFilterName, Partial<Filters>>> = {
  city: { city: null },
  price: { min: null, max: null },
  beds: { beds: null },
  kind: { kind: null },
  status: { status: null },
};

/** The filters of a query, in the order of the page. */
export function activeFilters(query: Filters): HomesFilterName[] {
  const isActive: Record<HomesFilterName, boolean> = {
    city: query.city !== null,
    price: query.min !== null || query.max !== null,
    beds: query.beds !== null,
    kind: query.kind !== null,
    status: query.status !== null,
  };
  // The keys are those of the record.
  return (Object.keys(isActive) as HomesFilterName[]).filter((filter) => isActive[filter]);
}

/** The first page of a query without the given filters. */
export function removeFilters(
  query: ResolvedHomesQuery,
  filters: readonly HomesFilterName[],
): ResolvedHomesQuery {
  const removed = filters.map((filter) => withoutFilter[filter]);
  return Object.assign({}, query, ...removed, { page: 1 }) as ResolvedHomesQuery; // assign returns any
}
