import type { Listing } from "@realtor/api/home";
import type { RealtorProfile } from "@realtor/api/loaning";
import type { Market } from "@realtor/api/rules";
import type { ListingType } from "@realtor/ui/labels";

/** One agent's listings in the four searches, with the time they were read. */
export interface AgentListings {
  byType: Record<ListingType, Listing[]>;
  /** ISO 8601; older than now when the service is down and a former copy serves. */
  asOf: string;
}

/** Where pages get their data. A service that is down with no former copy throws `ServiceDown`. */
export interface Sources {
  /** By `desiredUrl`, id, or the origin of an agent's own domain; null when there is none. */
  getRealtor(idOrOrigin: string): Promise<RealtorProfile | null>;
  /** Null when the listing service gives no answer and there is no former copy. */
  getListings(query: { licenseNumber: string; market: Market | "" }): Promise<AgentListings | null>;
}
