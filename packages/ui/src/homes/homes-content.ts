import type { Listing, ListingsTab } from "../homepage/content/listings.ts";
import type { HomepageContent } from "../homepage/homepage-content.ts";
import type { ListingType } from "../labels/labels.ts";
import type { LegalLine } from "../legal/legal-facts.ts";
import type { PropertyKind } from "../listing/listing-content.ts";
import type { MapPlan } from "../map-drawing/map-plan.ts";
import type { HomesQuery, HomesStatus } from "./homes-query.ts";

/** A home of the results. */
export type HomeItem = Listing & {
  /** Null if it is not known, or if the owner withholds the address. */
  place: { latitude: number; longitude: number } | null;
};

/** A home on the map. */
export type MapHomeItem = HomeItem & {
  place: NonNullable<HomeItem["place"]>;
  /** Its position in the results, from 1. */
  number: number;
};

/** The drawing of the map, in percent of a square. */
export type HomesPlan = MapPlan & {
  /** The homes of a mark by their number; several if their marks would overlap. */
  marks: { x: number; y: number; numbers: number[] }[];
};

/** The map of the results, of all pages. */
export type HomesMapContent = {
  /** At most `maxMapHomes`. */
  homes: MapHomeItem[];
  /** Null without homes. */
  plan: HomesPlan | null;
  /** Number of homes whose position is not known or withheld. */
  hidden: number;
  /** Whether there are more homes than the map shows. */
  isCut: boolean;
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
  /** Null in the list. */
  map: HomesMapContent | null;
  legal: { listings: LegalLine[] };
};

/** Everything that the page of all homes renders. Plain JSON, created by `prepareHomes`. */
export type HomesContent = { [Key in keyof Content]: Content[Key] };
