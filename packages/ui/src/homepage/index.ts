export type {
  Channel,
  ContactLink,
  HomepageContent,
  Listing,
  LocalText,
  Market,
  Photo,
  Section,
  TemplateId,
} from "./homepage-content.ts";
export { heroImage } from "./designs/hero-image.ts";
export { prepareHomepage, type PrepareOptions } from "./prepare-homepage.ts";
export { customSectionId } from "./prepare-sections.ts";
export { listingTypes, type ListingsInput } from "./prepare-listings.ts";
export type { ListingInput, ProfileInput } from "./profile-input.ts";
export { isTemplateId, loadTemplate, type Template, templateIds } from "./registry.ts";
export type { CompactMoney, Formats, ResolvedImage, TemplateProps } from "./template-props.ts";
