import { cleanText, type Text } from "../text.ts";
import type { Market } from "./market.ts";

/** What the license of a market allows; see `docs/spec/api.md#markets`. COUNSEL: each is a switch of the operator. */
export interface MarketRules {
  /** Number of photos of a closed listing; null for all. */
  soldPhotos: number | null;
  /** Prices of closed listings, and their sum in an agent's record. */
  closedPrices: boolean;
  /** The price before the last change. */
  priceChange: boolean;
  /** Listings of a city, also of other brokers. */
  areaSearch: boolean;
  /** The agent's own words beside the remarks. */
  ownTranslation: boolean;
  /** Homes by hand in the list of a city. */
  byHandBeside: boolean;
}

/** Originating system of a home that an agent added by hand, which is of no market. */
export const byHand = "manual";

/** Whether an agent added a home by hand: it is of no MLS, whose rules and notices do not apply. */
export function isByHand({ originatingSystemName }: { originatingSystemName?: Text }): boolean {
  return cleanText(originatingSystemName)?.toLowerCase() === byHand;
}

/** Switches that are off until the operator's counsel has answered. */
const cautious = {
  closedPrices: false,
  areaSearch: false,
  ownTranslation: false,
  byHandBeside: false,
} as const;

/** Rules of the markets that the operator has not configured. */
export const marketRules: Readonly<Record<Market, MarketRules>> = {
  // IDX Standards of Practice: the license of the participant does not limit closed listings.
  crmls: {
    soldPhotos: null,
    priceChange: true,
    ...cautious,
  },
  // FMLS Rule 13: the first photo of a closed listing only.
  fmls: {
    soldPhotos: 1,
    priceChange: true,
    ...cautious,
  },
};
