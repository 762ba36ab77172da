import { cleanText } from "@realtor/profile/text";
import { hasOpenHouse, isNew, readListing } from "../homepage/content/listings.ts";
import { readPlainPhotos } from "../homepage/content/listing-photos.ts";
import { isAvailable } from "../homepage/content/listing-offer.ts";
import type { ListingType } from "../labels/labels.ts";
import type { PropertyKind } from "../listing/listing-content.ts";
import type { ListingDetailsInput } from "../listing/listing-input.ts";
import { readPosition } from "../listing/content/position.ts";
import { readPropertyKind } from "../listing/content/property-kind.ts";
import type { HomeItem } from "./homes-content.ts";
import type { HomesStatus } from "./homes-query.ts";

/** A home with what it is filtered and sorted by. */
export type FilteredHome = {
  item: HomeItem;
  kind: PropertyKind | null;
  statuses: readonly HomesStatus[];
  /** YYYY-MM-DD on which it came on the market, or was sold or rented; empty if it is not known. */
  date: string;
};

const day = 86_400_000;

/** Reads a listing for the page of all homes. `today` is YYYY-MM-DD. */
export function readFilteredHome(
  listing: ListingDetailsInput,
  type: ListingType,
  today: string,
): FilteredHome {
  const read = readListing(listing, type, today);
  const kind = readPropertyKind(listing);
  // A lot has no rooms, although feeds send zeros.
  const noRooms = kind === "land" && { bedrooms: null, bathrooms: null, area: null };
  const item = {
    ...read,
    ...noRooms,
    photo: readPlainPhotos(listing)[0] ?? null,
    place: read.street === null ? null : readPosition(listing),
  };
  return {
    item,
    kind,
    statuses: readStatuses(listing, item, today),
    date: readHomeDate(listing, type, today),
  };
}

function readStatuses(
  listing: ListingDetailsInput,
  { status }: HomeItem,
  today: string,
): HomesStatus[] {
  if (status === "pending") return ["pending"];
  if (!isAvailable({ status })) return [];
  return [
    "available",
    ...(isNew(listing) ? (["new"] as const) : []),
    ...(hasOpenHouse(listing, today) ? (["open"] as const) : []),
  ];
}

/** The date that a home is sorted by, YYYY-MM-DD: when it was listed or closed; empty if it is not known. */
export function readHomeDate(
  listing: ListingDetailsInput,
  type: ListingType,
  today: string,
): string {
  const isClosed = type === "sold" || type === "rented";
  const dates = isClosed
    ? [listing.closeDate]
    : [listing.onMarketDate, listing.listingContractDate];
  const written = dates
    .map((date) => /^\d{4}-\d{2}-\d{2}/.exec(cleanText(date) ?? "")?.[0])
    .find(Boolean);
  if (written !== undefined) return written;
  const { daysOnMarket } = listing;
  const isKnown = typeof daysOnMarket === "number" && daysOnMarket >= 0 && daysOnMarket < 36_500;
  if (isClosed || !isKnown) return "";
  return new Date(Date.parse(today) - daysOnMarket * day).toISOString().slice(0, 10);
}
