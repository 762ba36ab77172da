export { homePropertyStatuses, homePropertyTypes, searchTypes } from "../home/choices.ts";
export type { HomePropertyStatus, HomePropertyType, SearchType } from "../home/choices.ts";
export { completeHomeQuery, homeQueryDefaults } from "../home/home-query.ts";
export type { HomeQuery } from "../home/home-query.ts";
export type { HomeList, Listing, ListingMedia, OpenHouse } from "../home/listing.schema.ts";
export { listAgentListings, listHomes } from "../home/client.ts";
export type { AgentQuery } from "../home/client.ts";
export { searchTypeOf } from "../home/search-type-of.ts";
export { tidyListing, tidyListings } from "../home/tidy-listing.ts";
