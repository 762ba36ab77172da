import type { ListingType, Locale } from "../../labels/labels.ts";
import { langs } from "../../labels/locales.ts";
import { isShown } from "../../homepage/content/is-shown.ts";
import { sortNewest } from "../../homes/filter-homes.ts";
import { readHomeDate } from "../../homes/read-home-item.ts";
import type { Neighbor, Neighbors } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { hasAddress, homeName } from "../sections/home-text.ts";
import { readHome } from "./home.ts";

interface NeighborOptions {
  /** YYYY-MM-DD */
  today: string;
  locale: Locale;
}

/** The homes before and after one in the first order of the page of all homes; the ends have none. */
export function readNeighbors(
  listings: readonly ListingDetailsInput[],
  type: ListingType,
  key: string,
  options: NeighborOptions,
): Neighbors {
  const shown = listings.filter(isShown);
  // A key that the service sends twice is one home.
  const byKey = new Map(shown.map((listing) => [listing.listingKey, listing]));
  const homes = [...byKey].map(([homeKey, listing]) => ({
    key: homeKey,
    date: readHomeDate(listing, type, options.today),
  }));
  const keys = sortNewest(homes).map((home) => home.key);
  const at = keys.indexOf(key);
  const read = (index: number): Neighbor | null => {
    const listing = byKey.get(keys[index] ?? "");
    return listing ? readNeighbor(listing, type, options) : null;
  };
  return { previous: read(at - 1), next: read(at + 1) };
}

function readNeighbor(
  listing: ListingDetailsInput,
  type: ListingType,
  options: NeighborOptions,
): Neighbor {
  const home = readHome(listing, type, options);
  const { key, slug, price } = home;
  const lang = hasAddress(home) ? "en" : langs[options.locale];
  return { key, slug, type, price, name: { text: homeName(home), lang } };
}
