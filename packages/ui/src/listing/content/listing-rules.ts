import type { Market } from "../../homepage/content/listings.ts";

/** Stages of a listing with a page; a withdrawn listing has none. */
export const lifeStages = ["active", "comingSoon", "pending", "sold", "rented"] as const;

export type LifeStage = (typeof lifeStages)[number];

/** What the page of a home shows at one stage. Address and attribution are always shown. */
export type ListingRules = {
  /** Number of photos; null for all. */
  photos: number | null;
  /** The price before the last change. */
  priceChange: boolean;
  openHouses: boolean;
  /** Viewing times in the request form. */
  viewings: boolean;
  /** The estimate of the monthly payment. */
  payment: boolean;
  /** What the request form asks about. */
  request: "home" | "likeHome";
};

/** What applies in every market. */
const stages: Readonly<Record<LifeStage, ListingRules>> = {
  active: {
    photos: null,
    priceChange: true,
    openHouses: true,
    viewings: true,
    payment: true,
    request: "home",
  },
  // RESO StandardStatus ComingSoon: on the market soon, not yet shown to buyers.
  comingSoon: {
    photos: null,
    priceChange: true,
    openHouses: false,
    viewings: false,
    payment: true,
    request: "home",
  },
  // RESO Pending and ActiveUnderContract: an offer has been accepted.
  pending: {
    photos: null,
    priceChange: true,
    openHouses: false,
    viewings: false,
    payment: false,
    request: "likeHome",
  },
  // RESO Closed: the price is the paid one, with the date of closing.
  sold: {
    photos: null,
    priceChange: false,
    openHouses: false,
    viewings: false,
    payment: false,
    request: "likeHome",
  },
  rented: {
    photos: null,
    priceChange: false,
    openHouses: false,
    viewings: false,
    payment: false,
    request: "likeHome",
  },
};

/** Differences of a market. */
const markets: Readonly<
  Record<Exclude<Market, "">, Partial<Record<LifeStage, Partial<ListingRules>>>>
> = {
  // IDX Standards of Practice: the license of the participant does not limit closed listings.
  crmls: {},
  // FMLS Rule 13: the first photo of a closed listing only.
  fmls: { sold: { photos: 1 }, rented: { photos: 1 } },
};

/** The rules of a market for a stage; without a market the strictest. */
export function listingRules(market: Market, stage: LifeStage): ListingRules {
  return { ...stages[stage], ...markets[market || "fmls"][stage] };
}
