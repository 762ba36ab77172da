export { homePropertyStatuses, homePropertyTypes, searchTypes } from "../home/choices.ts";
export type { HomePropertyStatus, HomePropertyType, SearchType } from "../home/choices.ts";
export { completeHomeQuery, homeQueryDefaults } from "../home/home-query.ts";
export type { HomeQuery } from "../home/home-query.ts";
export type { HomeList, Listing, ListingMedia, OpenHouse } from "../home/listing.schema.ts";
export { listAgentListings, listHomes } from "../home/client.ts";
export type { AgentQuery } from "../home/client.ts";
export { getSearchType } from "../home/get-search-type.ts";
export { normalizeListing, normalizeListings } from "../home/normalize-listing.ts";
