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
} from "../templates/homepage-content.ts";
export { heroImage } from "../templates/hero-image.ts";
export { prepareHomepage, type PrepareOptions } from "../templates/prepare-homepage.ts";
export { customSectionId } from "../templates/prepare-sections.ts";
export { listingTypes, type ListingsInput } from "../templates/prepare-listings.ts";
export type { ListingInput, ProfileInput } from "../templates/profile-input.ts";
export { isTemplateId, loadTemplate, type Template, templateIds } from "../templates/registry.ts";
export type {
  CompactMoney,
  Formats,
  ResolvedImage,
  TemplateProps,
} from "../templates/template-props.ts";
