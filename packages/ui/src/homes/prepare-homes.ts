import { type Profile, readProfile } from "@realtor/profile/read";
import { isShown } from "../homepage/content/is-shown.ts";
import { listingTypes } from "../homepage/content/listings.ts";
import { composeHomepage } from "../homepage/prepare-homepage.ts";
import type { ProfileInput } from "../homepage/profile-input.ts";
import type { ListingType, Locale } from "../labels/labels.ts";
import { langs } from "../labels/locales.ts";
import { propertyKinds } from "../listing/listing-content.ts";
import type { AgentListingsInput, PrepareListingOptions } from "../listing/prepare-listing.ts";
import {
  activeFilters,
  filterHomes,
  isSameCity,
  removeFilters,
  sortHomes,
} from "./filter-homes.ts";
import type { HomesContent, HomesOption, ResolvedHomesQuery } from "./homes-content.ts";
import { homesBedrooms, homesPrices, type HomesQuery, homesStatuses } from "./homes-query.ts";
import { readHomesMap } from "./map/read-homes-map.ts";
import { type FilteredHome, readFilteredHome } from "./read-home-item.ts";

type PrepareHomesOptions = Pick<PrepareListingOptions, "today" | "provider">;

/** Homes on a page. */
export const homesPerPage = 24;

/** The same filters for another type, without those that it does not have. */
export function queryOfType(query: HomesQuery, type: ListingType): ResolvedHomesQuery {
  const prices = homesPrices(type);
  const keep = (price: number | null) => (price !== null && prices.includes(price) ? price : null);
  const isClosed = type === "sold" || type === "rented";
  return {
    ...query,
    type,
    min: keep(query.min),
    max: keep(query.max),
    status: isClosed ? null : query.status,
    page: 1,
  };
}

/**
 * Converts a stored profile, all listings of the agent and a query to the content of the page of all
 * homes in one language. Pure, and never throws.
 */
export function prepareHomes(
  profile: ProfileInput,
  listings: AgentListingsInput,
  query: HomesQuery,
  locale: Locale,
  options: PrepareHomesOptions,
): HomesContent {
  return composeHomes(readProfile(profile, langs[locale]), listings, query, locale, options);
}

/** The content from a profile that was read in the language of `locale`: see `prepareHomes`. */
export function composeHomes(
  profile: Profile,
  listings: AgentListingsInput,
  query: HomesQuery,
  locale: Locale,
  { today, provider }: PrepareHomesOptions,
): HomesContent {
  const page = composeHomepage(profile, listings, locale, {
    today,
    ...(provider && { provider }),
  });
  const { lang, template, darkHero, darkContent, name, legal } = page;
  const shown = (type: ListingType) => listings.byType[type].filter(isShown);
  const counts = listingTypes.map((type) => ({ type, count: shown(type).length }));
  const type = query.type ?? counts.find(({ count }) => count > 0)?.type ?? "sale";
  const homes = shown(type).map((listing) => readFilteredHome(listing, type, today));
  const cities = readCities(homes);
  const resolved = {
    ...queryOfType(query, type),
    city: cities.find((city) => isSameCity(city, query.city)) ?? knownCity(listings, query.city),
  };
  const found = sortHomes(filterHomes(homes, resolved), query.sort);
  const pageCount = Math.max(1, Math.ceil(found.length / homesPerPage));
  const pageNumber = Math.min(query.page, pageCount);
  const first = (pageNumber - 1) * homesPerPage;
  return {
    locale,
    lang,
    template,
    darkHero,
    darkContent,
    name,
    query: { ...resolved, page: pageNumber },
    // Of the types without homes only the requested one is there.
    tabs: counts
      .filter((tab) => tab.count > 0 || tab.type === type)
      .map((tab) => ({ ...tab, current: tab.type === type })),
    options: readOptions(homes, cities, resolved),
    active: activeFilters(resolved).map((filter) => {
      const without = removeFilters(resolved, [filter]);
      return { filter, query: without, count: filterHomes(homes, without).length };
    }),
    all: counts.reduce((sum, { count }) => sum + count, 0),
    total: found.length,
    pageCount,
    items: found.slice(first, first + homesPerPage).map(({ item }) => item),
    map:
      query.view === "map"
        ? readHomesMap(
            found.map(({ item }) => item),
            lang,
          )
        : null,
    legal: { listings: legal.listings },
  };
}

/** The cities of the homes, each once, in alphabetical order. */
function readCities(homes: readonly FilteredHome[]): string[] {
  const bySpelling = new Map<string, string>();
  for (const { item } of homes) {
    const key = item.city?.toLowerCase();
    if (item.city !== null && key !== undefined && !bySpelling.has(key))
      bySpelling.set(key, item.city);
  }
  return [...bySpelling.values()].toSorted((a, b) => a.localeCompare(b, "en"));
}

/** A city in which the agent has homes of another type; null if there are none. */
function knownCity({ byType }: AgentListingsInput, city: string | null): string | null {
  const all = listingTypes.flatMap((type) => byType[type]);
  return (
    all.find((listing) => isSameCity(listing.city?.trim() ?? null, city))?.city?.trim() ?? null
  );
}

function readOptions(
  homes: readonly FilteredHome[],
  cities: readonly string[],
  query: ResolvedHomesQuery,
): HomesContent["options"] {
  const optionsOf = <Key extends "city" | "beds" | "kind" | "status">(
    key: Key,
    values: readonly NonNullable<HomesQuery[Key]>[],
  ): HomesOption<NonNullable<HomesQuery[Key]>>[] =>
    values
      .map((value) => ({ value, count: filterHomes(homes, { ...query, [key]: value }).length }))
      .filter(({ value, count }) => count > 0 || value === query[key]);
  const { city } = query;
  const isClosed = query.type === "sold" || query.type === "rented";
  return {
    city: optionsOf("city", city === null || cities.includes(city) ? cities : [...cities, city]),
    beds: optionsOf("beds", homesBedrooms),
    kind: optionsOf("kind", propertyKinds),
    status: isClosed ? [] : optionsOf("status", homesStatuses),
    prices: homesPrices(query.type),
  };
}
