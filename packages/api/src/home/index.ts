export * from "./client.ts";
export * from "./home-query.ts";
export type { AgentQuery, HomeList, Listing, ListingMedia, OpenHouse } from "./listing.schema.ts";
export {
  getSearchType,
  normalizeListing,
  normalizeListings,
  onMarketStatuses,
} from "./normalize-listing.ts";
