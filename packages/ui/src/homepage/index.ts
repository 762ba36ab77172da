export type {
  Channel,
  ContactLink,
  HomepageContent,
  Listing,
  LocalText,
  Market,
  Photo,
  Section,
} from "./homepage-content.ts";
export { prepareHomepage, type PrepareOptions } from "./prepare-homepage.ts";
export { customSectionId } from "./prepare-sections.ts";
export { listingTypes, type ListingsInput } from "./prepare-listings.ts";
export type { ListingInput, ProfileInput } from "./profile-input.ts";
export { heroImage, loadTemplate, type Template } from "./registry.ts";
export { isTemplateId, type TemplateId, templateIds } from "./template-ids.ts";
export type { CompactMoney, Formats, ResolvedImage, TemplateProps } from "./template-props.ts";
