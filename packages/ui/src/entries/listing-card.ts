export type { Listing, ListingStatus, Photo } from "../templates/homepage-content.ts";
export {
  ListingCard,
  type ListingCardClasses,
  type ListingCardProps,
} from "../templates/sections/listing-card.tsx";
export type { Formats, ResolvedImage } from "../templates/template-props.ts";
