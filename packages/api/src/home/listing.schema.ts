import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { activityStates, markets } from "../rules/market.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { choice, flagField, requiredText, text, typeErrorCode } from "../schema/fields.ts";
import type { RouteTable } from "../schema/route.ts";
import {
  homePropertyStatuses,
  homePropertyTypes,
  homeQueryDefaults as defaults,
  searchTypes,
} from "./home-query.ts";

const optionalText = z.string().nullish();
const optionalNumber = z.number().nullish();
const optionalBoolean = z.boolean().nullish();

const media = z.looseObject({
  mediaURL: z.string(),
  /** Zero-based; 0 is the main image. */
  order: optionalNumber,
  shortDescription: optionalText,
  mediaAlteration: z.array(z.string()).nullish(),
});

const openHouse = z.looseObject({
  openHouseDate: z.string(),
  openHouseStartTime: optionalText,
  openHouseEndTime: optionalText,
  openHouseStatus: optionalText,
});

/**
 * A listing in RESO Data Dictionary names, lower camel case; see `docs/spec/api.md#listings`.
 * Prices are whole US dollars, per month for a lease; areas are in square feet unless the key
 * states otherwise; dates are YYYY-MM-DD. Feeds omit most keys, so only three are required, and
 * unknown keys are retained.
 */
export const listing = z.looseObject({
  listingKey: z.string().min(1),
  /** RESO lookup name, such as Active, ActiveUnderContract or Closed; may be unknown. */
  standardStatus: z.string(),
  /** RESO lookup name, such as Residential or ResidentialLease; may be unknown. */
  propertyType: z.string(),
  listingId: optionalText,
  propertySubType: optionalText,
  listPrice: optionalNumber,
  closePrice: optionalNumber,
  originalListPrice: optionalNumber,
  leaseAmount: optionalNumber,
  leaseAmountFrequency: optionalText,
  listingContractDate: optionalText,
  onMarketDate: optionalText,
  closeDate: optionalText,
  daysOnMarket: optionalNumber,
  unparsedAddress: optionalText,
  unitNumber: optionalText,
  city: optionalText,
  countyOrParish: optionalText,
  stateOrProvince: optionalText,
  postalCode: optionalText,
  latitude: optionalNumber,
  longitude: optionalNumber,
  bedroomsTotal: optionalNumber,
  bathroomsTotalInteger: optionalNumber,
  bathroomsFull: optionalNumber,
  bathroomsHalf: optionalNumber,
  livingArea: optionalNumber,
  buildingAreaTotal: optionalNumber,
  aboveGradeFinishedArea: optionalNumber,
  lotSizeSquareFeet: optionalNumber,
  yearBuilt: optionalNumber,
  garageSpaces: optionalNumber,
  associationFee: optionalNumber,
  associationFeeFrequency: optionalText,
  publicRemarks: optionalText,
  photosCount: optionalNumber,
  media: z.array(media).nullish(),
  openHouses: z.array(openHouse).nullish(),
  listAgentFullName: optionalText,
  listAgentStateLicense: optionalText,
  coListAgentFullName: optionalText,
  coListAgentStateLicense: optionalText,
  buyerAgentFullName: optionalText,
  buyerAgentStateLicense: optionalText,
  listOfficeName: optionalText,
  attributionContact: optionalText,
  originatingSystemName: optionalText,
  internetEntireListingDisplayYN: optionalBoolean,
  /** False if the seller hides the address: show the city only. */
  internetAddressDisplayYN: optionalBoolean,
  modificationTimestamp: optionalText,
});

/** Response of `GET /cozying-api/v1/home/list`. */
export const homeList = z.looseObject({
  homes: z.array(listing),
  currentPage: z.number(),
  homesPerGroup: z.number(),
  /** Number of homes on all pages. */
  totalCount: z.number(),
});

/** Response of `GET /cozying-api/v1/agent`. */
export const agentListings = z.array(listing);

/** An integer in a query string. */
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

/** The query of `GET /cozying-api/v1/agent`. The market is empty for an agent in both states. */
export const agentQuery = z.object({
  licenseNumber: requiredText(limits.licenseNumber),
  market: z.enum([...markets, ""], {
    error: (issue) =>
      (issue.input === undefined ? "required" : "choice.unknown") satisfies RuleCode,
  }),
  searchType: choice(searchTypes),
});

/** The routes of the home service. */
export const homeRoutes = {
  "GET /cozying-api/v1/home/list": {
    summary: "Homes of a city, a page at a time",
    query: homeQuery,
    success: 200,
    description: "Homes",
    response: homeList,
    problems: [400],
  },
  "GET /cozying-api/v1/agent": {
    summary: "Listings of the agent with this license, of one search type",
    query: agentQuery,
    success: 200,
    description: "Listings",
    response: agentListings,
    problems: [400],
  },
} as const satisfies RouteTable;

export type Listing = z.infer<typeof listing>;
export type ListingMedia = z.infer<typeof media>;
export type OpenHouse = z.infer<typeof openHouse>;
export type HomeList = z.infer<typeof homeList>;
export type AgentQuery = z.infer<typeof agentQuery>;
