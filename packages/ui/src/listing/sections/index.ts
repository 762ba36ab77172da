export type { ListingProps } from "../listing-props.ts";
export { ListingDetails } from "./listing-details.tsx";
export { ListingEnd, ListingFooter } from "./listing-end.tsx";
export { ListingHead } from "./listing-head.tsx";
export { ListingStory } from "./listing-story.tsx";
export { WithdrawnListing, type WithdrawnListingProps } from "./withdrawn.tsx";
