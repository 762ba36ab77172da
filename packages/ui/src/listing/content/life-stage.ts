import { isByHand } from "@realtor/profile/rules/market-rules";
import { cleanText } from "@realtor/profile/text";
import { readBackOnMarket, readDate } from "../../homepage/content/back-on-market.ts";
import type { Listing, Market } from "../../homepage/content/listings.ts";
import type { StatusDate } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import type { LifeStage } from "./listing-rules.ts";

/** The stage of a listing in its life; an unknown status counts as active. */
export function lifeStage({ type, status }: Pick<Listing, "type" | "status">): LifeStage {
  if (type === "sold" || type === "rented") return type;
  return status === "pending" || status === "comingSoon" ? status : "active";
}

/** The market that a listing is from, or else the market of the agent's regions; null for a home by hand. */
export function marketOf(listing: ListingDetailsInput, market: Market): Market | null {
  if (isByHand(listing)) return null;
  const system = cleanText(listing.originatingSystemName)?.toLowerCase();
  return system === "crmls" || system === "fmls" ? system : market;
}

/** The date that belongs to the stage of a home, if the listing has it. */
export function readStatusDate(
  listing: ListingDetailsInput,
  home: Pick<Listing, "type" | "status">,
  today: string,
): StatusDate | null {
  const stage = lifeStage(home);
  const date = readStageDate(listing, stage);
  if (date === null) return null;
  if (stage === "active") return { kind: "backOnMarket", date };
  // A past date of a home that is coming soon is of an earlier time on the market.
  return stage === "comingSoon" && date < today ? null : { kind: stage, date };
}

function readStageDate(listing: ListingDetailsInput, stage: LifeStage): string | null {
  if (stage === "active") return readBackOnMarket(listing);
  if (stage === "comingSoon") return readDate(listing.onMarketDate);
  return readDate(stage === "pending" ? listing.statusChangeTimestamp : listing.closeDate);
}
