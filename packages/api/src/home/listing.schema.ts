import { z } from "../schema/zod.ts";

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

export type Listing = z.infer<typeof listing>;
export type ListingMedia = z.infer<typeof media>;
export type OpenHouse = z.infer<typeof openHouse>;
export type HomeList = z.infer<typeof homeList>;
