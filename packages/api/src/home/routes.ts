import { activityStates, markets } from "@realtor/profile/rules/market";
import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { choice, flagField, requiredText, text, typeErrorCode } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import {
  homePropertyStatuses,
  homePropertyTypes,
  homeQueryDefaults as defaults,
  searchTypes,
} from "./home-query.ts";
import { agentListings, homeList, listing, listingStatus } from "./listing.schema.ts";
import { marketList } from "./market.schema.ts";

function count(min: number, max: number) {
  const error: RuleCode = "number.range";
  return z.coerce
    .number<number>({ error: typeErrorCode })
    .int({ error })
    .min(min, { error })
    .max(max, { error });
}

/**
 * The query of `GET /cozying-api/v1/home/list` with its defaults. `completeHomeQuery` adds an
 * absent county.
 */
export const homeQuery = z.object({
  type: choice(searchTypes).default(defaults.type),
  propertyType: choice(homePropertyTypes).default(defaults.propertyType),
  propertyStatus: choice(homePropertyStatuses).default(defaults.propertyStatus),
  currentPage: count(0, 100_000).default(defaults.currentPage),
  homesPerGroup: count(1, limits.homesPerGroup).default(defaults.homesPerGroup),
  state: choice(activityStates).default(defaults.state),
  city: text(limits.city).default(defaults.city),
  county: text(limits.city).optional(),
  isImageNull: flagField.optional(),
});

const market = z.enum([...markets, ""], {
  error: (issue) => (issue.input === undefined ? "required" : "choice.unknown") satisfies RuleCode,
});

/** The query of `GET /cozying-api/v1/agent`. The market is empty for an agent in both states. */
export const agentQuery = z.object({
  licenseNumber: requiredText(limits.licenseNumber),
  market,
  searchType: choice(searchTypes),
  /** Zero-based; a page has `limits.agentListingsPerPage` listings. */
  currentPage: count(0, 100_000).optional(),
});

/** The query of `GET /cozying-api/v1/agent/listing-status`. */
export const listingStatusQuery = agentQuery
  .omit({ searchType: true })
  .extend({ listingKey: requiredText(limits.listingKey) });

/**
 * The query of `GET /cozying-api/v1/home`. With a license, a home of that agent; without one, a home that may be in
 * the list of a city.
 */
export const oneHomeQuery = z.object({
  listingKey: requiredText(limits.listingKey),
  licenseNumber: text(limits.licenseNumber).optional(),
  market: market.optional(),
});

export const homeRoutes = {
  "GET /cozying-api/v1/home/list": {
    summary: "Homes of a city, a page at a time",
    query: homeQuery,
    success: 200,
    description: "Homes",
    response: homeList,
    problems: [400],
  },
  "GET /cozying-api/v1/home": {
    summary: "One home with all its photos",
    query: oneHomeQuery,
    success: 200,
    description: "The home",
    response: listing,
    problems: [400, 404],
  },
  "GET /cozying-api/v1/agent": {
    summary: "Listings of the agent with this license, of one search type, a page at a time",
    query: agentQuery,
    success: 200,
    description: "Listings",
    response: agentListings,
    problems: [400],
  },
  "GET /cozying-api/v1/agent/listing-status": {
    summary: "Whether a listing of the agent with this license is shown or off the market",
    query: listingStatusQuery,
    success: 200,
    description: "Status",
    response: listingStatus,
    problems: [400],
  },
  "GET /cozying-api/v1/markets": {
    summary: "The markets, with what their licenses allow and require",
    success: 200,
    description: "Markets",
    response: marketList,
  },
} as const satisfies RouteTable;

export type AgentQuery = z.infer<typeof agentQuery>;
export type OneHomeQuery = z.infer<typeof oneHomeQuery>;
export type ListingStatusQuery = z.infer<typeof listingStatusQuery>;
