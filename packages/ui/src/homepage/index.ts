export type { Channel } from "@realtor/profile/contacts";
export type { Photo, PhotoFocus } from "@realtor/profile/photos";
export { type Profile, readProfile } from "@realtor/profile/read";
export type { LocalText } from "@realtor/profile/text";
export type { ContactLink } from "./content/contact-order.ts";
export { composeName } from "./content/name.ts";
export { customSectionId, type Section } from "./content/sections.ts";
export {
  type Listing,
  type ListingInput,
  type ListingsInput,
  listingTypes,
  type Market,
  readAddress,
  isListingAvailable,
  readPrice,
} from "./content/listings.ts";
export { roomName } from "./content/room-names.ts";
export { readPlainPhotos } from "./content/listing-photos.ts";
export type { TeamFilter } from "./content/team-filter.ts";
export { findCover } from "./content/photos.ts";
export { photoFrames } from "./photo-frames.ts";
export type { LuminanceGrid } from "./photo-contrast.ts";
export type { HomepageContent } from "./homepage-content.ts";
export {
  composeHomepage,
  type ComposeOptions,
  prepareHomepage,
  type PrepareOptions,
} from "./prepare-homepage.ts";
export type { ProfileInput } from "./profile-input.ts";
export { heroImage, loadDesign, loadTemplate, type Template } from "./registry.ts";
export { isTemplateId, type TemplateId, templateIds } from "./template-ids.ts";
export type {
  CompactMoney,
  Formats,
  LoadedListings,
  ResolvedImage,
  TemplateLabels,
  TemplateProps,
} from "./template-props.ts";
