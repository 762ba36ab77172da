export * from "./client.ts";
export * from "./home-query.ts";
export type { HomeList, Listing, ListingMedia, ListingRoom, OpenHouse } from "./listing.schema.ts";
export type { AgentQuery } from "./routes.ts";
export {
  getSearchType,
  normalizeListing,
  normalizeListings,
  onMarketStatuses,
} from "./normalize-listing.ts";
