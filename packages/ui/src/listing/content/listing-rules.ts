import { marketRules } from "@realtor/profile/rules/market-rules";
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

/** What applies everywhere. */
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

/** The rules of a market for a stage; without one the strictest. Null for a home by hand, which no market limits. */
export function listingRules(market: Market | null, stage: LifeStage): ListingRules {
  const rules = stages[stage];
  if (market === null) return rules;
  const { soldPhotos, priceChange } = marketRules[market || "fmls"];
  const isClosed = stage === "sold" || stage === "rented";
  return {
    ...rules,
    photos: isClosed ? soldPhotos : rules.photos,
    priceChange: rules.priceChange && priceChange,
  };
}
