import { cleanText } from "@realtor/profile/text";
import type { Market } from "../../homepage/content/listings.ts";
import type { LegalState } from "../../legal/legal-facts.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { marketOf } from "./life-stage.ts";

/**
 * The state that a home is in, which decides its time zone: that of the listing, or else that of its market.
 * An agent in both states has homes in two time zones.
 */
export function readHomeState(listing: ListingDetailsInput | null, market: Market): LegalState {
  const state = cleanText(listing?.stateOrProvince)?.toUpperCase();
  if (state === "CA" || state === "GA") return state;
  return (listing ? marketOf(listing, market) : market) === "fmls" ? "GA" : "CA";
}
