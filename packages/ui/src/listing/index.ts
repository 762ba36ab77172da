export type { ListingLabels } from "../labels/listing/listing-labels.ts";
export { listingLabelsFor } from "../labels/listing/listing-labels.ts";
export { isOffered, priceText } from "../homepage/content/listing-offer.ts";
export type { LifeStage, ListingRules } from "./content/listing-rules.ts";
export { readOffered } from "./content/similar.ts";
export type { ListingContent, ListingPhoto, OpenHouse, PropertyKind } from "./listing-content.ts";
export type { AreaParts, ListingFormats } from "./listing-formats.ts";
export type { ListingDetailsInput } from "./listing-input.ts";
export type { ListingProps, ListingSectionLabels } from "./listing-props.ts";
export {
  type AgentListingsInput,
  composeListing,
  findHomeState,
  findListing,
  readFirstPhotoUrl,
  prepareListing,
  type PrepareListingOptions,
} from "./prepare-listing.ts";
export { listListingPages, type ListingPage } from "./list-listing-pages.ts";
export { buildingName } from "./content/building.ts";
export { openHouseText } from "./sections/open-house-text.ts";
export { readRemarks } from "./content/words.ts";
export { plainPhotos } from "./content/photos.ts";
export { firstImage } from "./sections/first-image.ts";
export { cityName, homeAddress, homeName, homePlace } from "./sections/home-text.ts";
