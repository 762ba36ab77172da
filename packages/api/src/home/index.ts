export * from "./client.ts";
export * from "./home-query.ts";
export type {
  HomeList,
  Listing,
  ListingMedia,
  ListingRoom,
  ListingStatus,
  OpenHouse,
} from "./listing.schema.ts";
export type { AgentQuery, ListingStatusQuery, OneHomeQuery } from "./routes.ts";
export {
  getSearchType,
  normalizeListing,
  normalizeListings,
  onMarketStatuses,
  withdrawnStatuses,
} from "./normalize-listing.ts";
