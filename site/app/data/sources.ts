import type {
  HomeQuery,
  Listing,
  ListingStatus,
  ListingStatusQuery,
  OneHomeQuery,
} from "@realtor/api/home";
import type { MarketSettings } from "@realtor/api/home-schemas";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Market } from "@realtor/api/rules";
import type { ListingType } from "@realtor/ui/labels";
import type { LuminanceGrid } from "@realtor/ui/templates";
import type { PhotoColors } from "./photo-colors.ts";

/** One agent's listings in the four searches, with the time they were read. */
export interface AgentListings {
  byType: Record<ListingType, Listing[]>;
  /** ISO 8601; in the past when the service is down and a stale copy is used. */
  asOf: string;
}

/** A page of a city's homes, with the time they were read. */
export interface CityHomes {
  homes: Listing[];
  /** Number of homes on all pages. */
  total: number;
  /** ISO 8601; in the past when the service is down and a stale copy is used. */
  asOf: string;
}

/** Data of the pages. A service that is down is replaced by its last good response. */
export interface Sources {
  /**
   * By `desiredUrl`, id, or the origin of an agent's own domain; null when none exists. A former address
   * returns the website with its present `desiredUrl`.
   * Rejects with the client's `ApiError` when the service is down and there is no stale copy.
   */
  getRealtor(idOrOrigin: string): Promise<RealtorProfile | null>;
  /** The same, with "gone" for the address of a deleted website. */
  findRealtor(idOrOrigin: string): Promise<RealtorProfile | "gone" | null>;
  /** Those of these `desiredUrl` that exist, in one call; without those that cannot be read. */
  getRealtors(desiredUrls: readonly string[]): Promise<RealtorProfile[]>;
  /**
   * The profile behind a preview link as it would be published; null when the link has ended. Counts as
   * opened. Rejects with the client's `ApiError` when the service is down.
   */
  openPreview(token: string): Promise<RealtorProfile | null>;
  /** Ids of the configured sign-in providers; empty when the service fails. */
  listProviders(): Promise<readonly string[]>;
  /** Null when the listing service fails and there is no stale copy. */
  getListings(query: { licenseNumber: string; market: Market | "" }): Promise<AgentListings | null>;
  /** One home with all its photos; null when the listing service has none, or fails and there is no stale copy. */
  getHome(query: OneHomeQuery): Promise<Listing | null>;
  /** One page of a city's homes, also of other brokers; null when the listing service fails and there is no stale copy. */
  getCityHomes(query: Partial<HomeQuery>): Promise<CityHomes | null>;
  /** What the licenses of the markets allow; null when the listing service fails and there is no stale copy. */
  getMarkets(): Promise<readonly MarketSettings[] | null>;
  /** Null when the listing service fails. */
  getListingStatus(query: ListingStatusQuery): Promise<ListingStatus["status"] | null>;
  /** Luminance of a stored photo, by its URL; null when it cannot be measured. */
  getCoverLuminance(mediaUrl: string): Promise<LuminanceGrid | null>;
  /** Placeholder colors of stored photos, by URL, of those measured before. */
  getPhotoColors(mediaUrls: readonly string[]): Promise<PhotoColors>;
}
