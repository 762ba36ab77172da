import type { Listing } from "@realtor/api/home";
import { defaultMarkets, type MarketSettings } from "@realtor/api/home-schemas";
import type { MarketRules } from "@realtor/profile/rules/market-rules";
import { and, inArray, ne, notInArray, or, type SQL } from "drizzle-orm";

import { listings } from "../db/schema.ts";

/** Samples are of no feed: every switch is on, so that everything can be seen. */
export const sampleMarkets: readonly MarketSettings[] = defaultMarkets.map((market) => ({
  ...market,
  rules: {
    ...market.rules,
    closedPrices: true,
    areaSearch: true,
    ownTranslation: true,
    byHandBeside: true,
  },
}));

type Row = Pick<typeof listings.$inferSelect, "source" | "market">;

/** The rules for a row: those of its feed, else those of its market. None for a home by hand. */
function findRules(
  markets: readonly MarketSettings[],
  { source, market }: Row,
): MarketRules | undefined {
  if (source === "manual") return undefined;
  const byId = (wanted: string) => markets.find(({ id }) => id === wanted)?.rules;
  return byId(source) ?? byId(market);
}

/** Whether an agent's own words may be shown with a listing. */
export function mayShowWords(markets: readonly MarketSettings[], row: Row): boolean {
  return row.source === "manual" || (findRules(markets, row)?.ownTranslation ?? false);
}

/** What the rules of its market allow to show of a listing. */
export function limitToRules(
  markets: readonly MarketSettings[],
  row: Row,
  listing: Listing,
): Listing {
  const rules = findRules(markets, row);
  if (!rules) return listing;
  const isClosed = listing.standardStatus === "Closed";
  const prices = isClosed && !rules.closedPrices ? ["listPrice", "closePrice", "leaseAmount"] : [];
  const hidden = [...prices, ...(rules.priceChange && prices.length === 0 ? [] : changeKeys)];
  const limited =
    hidden.length === 0
      ? listing
      : // The three keys that a listing requires are not hidden.
        (Object.fromEntries(
          Object.entries(listing).filter(([key]) => !hidden.includes(key)),
        ) as Listing);
  if (!isClosed || rules.soldPhotos === null || !limited.media) return limited;
  return { ...limited, media: limited.media.slice(0, rules.soldPhotos) };
}

const changeKeys = ["originalListPrice", "previousListPrice", "priceChangeTimestamp"];

/**
 * Condition: the rules allow the listing in the list of a city. A home by hand is there if every market of its
 * state allows it.
 */
export function mayBeInArea(markets: readonly MarketSettings[]): SQL | undefined {
  const ids = markets.map(({ id }) => id);
  const refused = markets.filter(({ rules }) => !rules.areaSearch).map(({ id }) => id);
  const strict = markets.filter(({ rules }) => !rules.byHandBeside).map(({ state }) => state);
  return and(
    refused.length === 0
      ? undefined
      : and(
          notInArray(listings.source, refused),
          or(inArray(listings.source, ids), notInArray(listings.market, refused)),
        ),
    strict.length === 0
      ? undefined
      : or(ne(listings.source, "manual"), notInArray(listings.state, strict)),
  );
}
