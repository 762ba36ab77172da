import type { Listing, ListingsTab } from "../homepage/content/listings.ts";
import type { HomepageContent } from "../homepage/homepage-content.ts";
import type { ListingType } from "../labels/labels.ts";
import type { LegalLine } from "../legal/legal-facts.ts";
import type { PropertyKind } from "../listing/listing-content.ts";
import type { HomesQuery, HomesStatus } from "./homes-query.ts";

/** A home of the results. */
export type HomeItem = Listing & {
  /** Null if it is not known, or if the owner withholds the address. */
  place: { latitude: number; longitude: number } | null;
};

/** A query that was matched with the homes of the agent: the type and the city exist. */
export type ResolvedHomesQuery = HomesQuery & { type: ListingType };

/** What a visitor can remove from a query; lowest and highest price are one. */
export type HomesFilterName = "city" | "price" | "beds" | "kind" | "status";

/** A filter of the query. */
export type ActiveFilter = {
  filter: HomesFilterName;
  /** The query without the filter. */
  query: ResolvedHomesQuery;
  /** Number of homes that match it. */
  count: number;
};

/** A value of a filter, with the number of homes that match it and the other filters. */
export type HomesOption<Value> = { value: Value; count: number };

type Content = Pick<
  HomepageContent,
  "locale" | "lang" | "template" | "darkHero" | "darkContent" | "name"
> & {
  query: ResolvedHomesQuery;
  /** The types of listing, with the number of homes without filters. */
  tabs: ListingsTab[];
  /** The values that match a home, and the one of the query. */
  options: {
    city: HomesOption<string>[];
    beds: HomesOption<number>[];
    kind: HomesOption<PropertyKind>[];
    status: HomesOption<HomesStatus>[];
    prices: readonly number[];
  };
  active: ActiveFilter[];
  /** Number of homes of all types. */
  all: number;
  /** Number of homes that match the query. */
  total: number;
  pageCount: number;
  /** The homes of the page. */
  items: HomeItem[];
  legal: { listings: LegalLine[] };
};

/** Everything that the page of all homes renders. Plain JSON, created by `prepareHomes`. */
export type HomesContent = { [Key in keyof Content]: Content[Key] };
