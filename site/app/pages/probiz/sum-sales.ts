import type { Listing } from "@realtor/api/home";

/** Closed sales added up. */
export interface SalesSum {
  homes: number;
  /** Closing prices of those that have one, in whole US dollars. */
  dollars: number;
  /** Homes whose closing price is not disclosed: counted, and in no sum of dollars. */
  undisclosed: number;
}

export interface TeamSums {
  total: SalesSum;
  /** In order; null, the sales without a date, comes last. */
  byYear: ({ year: number | null } & SalesSum)[];
  /** By English name; null, the sales without a city, comes last. */
  byCity: ({ city: string | null } & SalesSum)[];
}

/** Years without a sale are shown as such up to this many; a stray date must not draw a century. */
const longestSpan = 12;

/**
 * A team's closed sales by year and by city. A home that two of its agents sold together, or that one
 * sold to the other's client, is one home.
 */
export function sumSales(listings: readonly Listing[]): TeamSums {
  const homes = [...new Map(listings.map((listing) => [listing.listingKey, listing])).values()];
  const years = groupBy(homes, yearOf);
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

function yearOf({ closeDate }: Listing): number | null {
  const [, year] = /^(\d{4})-\d\d-\d\d/.exec(closeDate ?? "") ?? [];
  return year === undefined ? null : Number(year);
}

function yearsBetween(years: ReadonlyMap<number | null, unknown>): number[] {
  const known = [...years.keys()].filter((year) => year !== null);
  const first = Math.min(...known);
  const length = Math.max(...known) - first + 1;
  return length > 0 && length <= longestSpan
    ? Array.from({ length }, (_, index) => first + index)
    : [];
}

function groupBy<Key>(homes: readonly Listing[], keyOf: (home: Listing) => Key) {
  const groups = new Map<Key, Listing[]>();
  for (const home of homes) {
    const group = groups.get(keyOf(home));
    if (group) group.push(home);
    else groups.set(keyOf(home), [home]);
  }
  return groups;
}
