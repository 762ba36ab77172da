import type { Listing } from "@realtor/api/home";
import type { Lang } from "@realtor/ui/labels";

export interface SalesSum {
  homes: number;
  /** Sum of the disclosed closing prices, in US dollars. */
  dollars: number;
  /** Homes without a disclosed closing price: included in `homes`, not in `dollars`. */
  undisclosed: number;
}

export interface TeamSums {
  total: SalesSum;
  /** Ascending; sales without a date (null) are last. */
  byYear: ({ year: number | null } & SalesSum)[];
  /** By English name; sales without a city (null) are last. */
  byCity: ({ city: string | null } & SalesSum)[];
}

/** Years without sales are filled in up to this span, so an outlier date does not add a century. */
const maxYearSpan = 12;

/**
 * Sums a team's closed sales by year and by city. A home of two agents of the team counts once.
 */
export function sumSales(listings: readonly Listing[]): TeamSums {
  const homes = [...new Map(listings.map((listing) => [listing.listingKey, listing])).values()];
  const years = groupBy(homes, getYear);
  for (const year of yearsBetween(years)) if (!years.has(year)) years.set(year, []);
  return {
    total: sum(homes),
    byYear: [...years]
      .toSorted(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
      .map(([year, sold]) => ({ year, ...sum(sold) })),
    byCity: [...groupBy(homes, (home) => home.city?.trim() || null)]
      .toSorted(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b, "en")))
      .map(([city, sold]) => ({ city, ...sum(sold) })),
  };
}

function sum(homes: readonly Listing[]): SalesSum {
  const prices = homes.flatMap(({ closePrice }) =>
    typeof closePrice === "number" && closePrice > 0 ? [closePrice] : [],
  );
  return {
    homes: homes.length,
    dollars: prices.reduce((total, price) => total + price, 0),
    undisclosed: homes.length - prices.length,
  };
}

function getYear({ closeDate }: Listing): number | null {
  const [, year] = /^(\d{4})-\d\d-\d\d/.exec(closeDate ?? "") ?? [];
  return year === undefined ? null : Number(year);
}

function yearsBetween(years: ReadonlyMap<number | null, unknown>): number[] {
  const known = [...years.keys()].filter((year) => year !== null);
  const first = Math.min(...known);
  const length = Math.max(...known) - first + 1;
  return length > 0 && length <= maxYearSpan
    ? Array.from({ length }, (_, index) => first + index)
    : [];
}

function groupBy<Key>(homes: readonly Listing[], getKey: (home: Listing) => Key) {
  const groups = new Map<Key, Listing[]>();
  for (const home of homes) {
    const group = groups.get(getKey(home));
    if (group) group.push(home);
    else groups.set(getKey(home), [home]);
  }
  return groups;
}

/** The sales of one year or city. */
export interface SalesRow extends SalesSum {
  label: string;
  /** Language of the label, if it is a city name. */
  lang?: Lang;
}

/** A chart compares: fewer different numbers are clear from the table alone. */
export function isComparable(rows: readonly SalesRow[]): boolean {
  return new Set(rows.map(({ homes }) => homes)).size >= 3;
}

/** The scale of a chart: the maximum number of homes in a row, at least 1. */
export function maxHomes(rows: readonly SalesRow[]): number {
  return Math.max(1, ...rows.map(({ homes }) => homes));
}
