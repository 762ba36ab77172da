import type { Missing, Text } from "@realtor/profile/text";
import type { ListingInput } from "../homepage/content/listings.ts";
import type { Lang } from "../labels/labels.ts";

/** A RESO lookup list; some feeds send one text with commas. */
export type LookupList = readonly string[] | Text;

/** A room of a listing; length and width are in feet. */
export type RoomInput = {
  roomType?: Text;
  roomLength?: number | Missing;
  roomWidth?: number | Missing;
  roomDescription?: Text;
  roomFeatures?: LookupList;
};

/** Times are ISO 8601 with an offset. */
export type OpenHouseInput = {
  /** YYYY-MM-DD */
  openHouseDate: string;
  openHouseStartTime?: Text;
  openHouseEndTime?: Text;
  openHouseStatus?: Text;
  openHouseRemarks?: Text;
};

/**
 * The fields of a listing that its page reads, with RESO names in lower camel case:
 * `docs/spec/api.md#listings`. Each can be missing, null or blank.
 */
export type ListingDetailsInput = Omit<ListingInput, "openHouses"> & {
  listingId?: Text;
  attributionContact?: Text;
  listAgentStateLicense?: Text;
  propertyType?: Text;
  propertySubType?: Text;
  latitude?: number | Missing;
  longitude?: number | Missing;
  onMarketDate?: Text;
  listingContractDate?: Text;
  previousListPrice?: number | Missing;
  priceChangeTimestamp?: Text;
  /** Square feet. */
  lotSizeSquareFeet?: number | Missing;
  yearBuilt?: number | Missing;
  /** Year of a renovation. */
  yearBuiltEffective?: number | Missing;
  stories?: number | Missing;
  garageSpaces?: number | Missing;
  /** US dollars per year. */
  taxAnnualAmount?: number | Missing;
  taxYear?: number | Missing;
  /** US dollars per `associationFeeFrequency`. */
  associationFee?: number | Missing;
  associationFeeFrequency?: Text;
  publicRemarks?: Text;
  /** The agent's own, by language. */
  words?:
    | { readonly [Language in Lang]?: { sentence?: Text; description?: Text } | Missing }
    | Missing;
  heating?: LookupList;
  cooling?: LookupList;
  roof?: LookupList;
  waterSource?: LookupList;
  sewer?: LookupList;
  parkingFeatures?: LookupList;
  constructionMaterials?: LookupList;
  view?: LookupList;
  videoURL?: Text;
  virtualTourURLUnbranded?: Text;
  floorPlanURLs?: readonly string[] | Missing;
  rooms?: readonly RoomInput[] | Missing;
  openHouses?: readonly OpenHouseInput[] | Missing;
};
