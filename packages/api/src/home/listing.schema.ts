import { z } from "../schema/zod.ts";

const optionalText = z.string().nullish();
const optionalNumber = z.number().nullish();
const optionalBoolean = z.boolean().nullish();
/** RESO lookup names, such as ForcedAir or KitchenIsland; a market may add its own. */
const optionalLookups = z.array(z.string()).nullish();

const media = z.looseObject({
  mediaURL: z.string(),
  /** Zero-based; 0 is the main image. */
  order: optionalNumber,
  shortDescription: optionalText,
  mediaAlteration: z.array(z.string()).nullish(),
});

const room = z.looseObject({
  /** RESO lookup name, such as LivingRoom or PrimaryBedroom; may be unknown. */
  roomType: z.string().min(1),
  /** In feet, unless `roomLengthWidthUnits` is Meters. */
  roomLength: optionalNumber,
  roomWidth: optionalNumber,
  /** Feet or Meters. */
  roomLengthWidthUnits: optionalText,
  /** Length and width as the agent entered them, such as `18 x 14`. */
  roomDimensions: optionalText,
  /** RESO lookup name, such as Main, Upper or Lower. */
  roomLevel: optionalText,
  roomDescription: optionalText,
  roomFeatures: optionalLookups,
});

const openHouse = z.looseObject({
  /** Stays the same when the date or time changes. */
  openHouseKey: optionalText,
  openHouseDate: z.string(),
  /** ISO 8601 with time and zone, like the end. */
  openHouseStartTime: optionalText,
  openHouseEndTime: optionalText,
  openHouseStatus: optionalText,
  /** Text of the agent for visitors, in English. */
  openHouseRemarks: optionalText,
});

const languageWords = z
  .looseObject({ sentence: optionalText, description: optionalText })
  .nullish();

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
  /** Price before the last change, which was at `priceChangeTimestamp`. */
  previousListPrice: optionalNumber,
  priceChangeTimestamp: optionalText,
  statusChangeTimestamp: optionalText,
  /** RESO lookup name of the last change, such as BackOnMarket, at `majorChangeTimestamp`. */
  majorChangeType: optionalText,
  majorChangeTimestamp: optionalText,
  backOnMarketDate: optionalText,
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
  /** In acres, of 43,560 square feet. */
  lotSizeAcres: optionalNumber,
  yearBuilt: optionalNumber,
  /** Year of the last major renovation. */
  yearBuiltEffective: optionalNumber,
  /** Number of floors. */
  stories: optionalNumber,
  rooms: z.array(room).nullish(),
  heating: optionalLookups,
  cooling: optionalLookups,
  roof: optionalLookups,
  waterSource: optionalLookups,
  sewer: optionalLookups,
  parkingFeatures: optionalLookups,
  view: optionalLookups,
  constructionMaterials: optionalLookups,
  interiorFeatures: optionalLookups,
  garageSpaces: optionalNumber,
  /** Property tax of `taxYear` in US dollars. */
  taxAnnualAmount: optionalNumber,
  taxYear: optionalNumber,
  associationFee: optionalNumber,
  associationFeeFrequency: optionalText,
  /** Text of the agent about the home, in English; paragraphs are separated by an empty line. */
  publicRemarks: optionalText,
  /** The agent's own words, where the market allows them: a sentence and a description in each language. */
  words: z.looseObject({ ko: languageWords, en: languageWords, ja: languageWords }).nullish(),
  /** Of all photos that may be shown; a list has up to eight in `media`. */
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

/** Whether a listing is shown (`listed`), is off the market (`withdrawn`), or neither is known. */
export const listingStatuses = ["listed", "withdrawn", "unknown"] as const;

/** Response of `GET /cozying-api/v1/agent/listing-status`: no address and no price. */
export const listingStatus = z.looseObject({ status: z.enum(listingStatuses) });

/** Response of `GET /cozying-api/v1/agent`. */
export const agentListings = z.array(listing);

export type Listing = z.infer<typeof listing>;
export type ListingMedia = z.infer<typeof media>;
export type ListingRoom = z.infer<typeof room>;
export type OpenHouse = z.infer<typeof openHouse>;
export type ListingStatus = z.infer<typeof listingStatus>;
export type HomeList = z.infer<typeof homeList>;
