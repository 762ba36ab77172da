import type { Photo } from "@realtor/profile/photos";
import { cleanText, type Missing, type Text } from "@realtor/profile/text";
import type { ListingType } from "../../labels/labels.ts";
import { type BackOnMarketInput, readBackOnMarket } from "./back-on-market.ts";
import { isShown } from "./is-shown.ts";
import { type MediaInput, readPlainPhotos } from "./listing-photos.ts";
import { listingSlug } from "./listing-slug.ts";
import type { PickPhoto } from "./photo-picker.ts";

/** A listing with RESO field names in lower camel case: `docs/spec/api.md#listings`. */
export type ListingInput = BackOnMarketInput & {
  listingKey: string;
  standardStatus?: Text;
  listPrice?: number | Missing;
  closePrice?: number | Missing;
  leaseAmount?: number | Missing;
  /** YYYY-MM-DD */
  closeDate?: Text;
  unparsedAddress?: Text;
  unitNumber?: Text;
  postalCode?: Text;
  city?: Text;
  stateOrProvince?: Text;
  bedroomsTotal?: number | Missing;
  bathroomsTotalInteger?: number | Missing;
  bathroomsFull?: number | Missing;
  bathroomsHalf?: number | Missing;
  livingArea?: number | Missing;
  buildingAreaTotal?: number | Missing;
  daysOnMarket?: number | Missing;
  internetAddressDisplayYN?: boolean | Missing;
  internetEntireListingDisplayYN?: boolean | Missing;
  media?: readonly MediaInput[] | Missing;
  /** `openHouseDate` is YYYY-MM-DD. */
  openHouses?: readonly { openHouseDate: string; openHouseStatus?: Text }[] | Missing;
  listAgentFullName?: Text;
  listOfficeName?: Text;
  /** The MLS; `manual` for a home that the agent added by hand. */
  originatingSystemName?: Text;
};

/** Listing types in tab order. */
export const listingTypes = ["sale", "rent", "sold", "rented"] as const satisfies ListingType[];

/** Responses of the listing service; null if it is unavailable and there is no cached copy. */
export type ListingsInput = {
  byType: Readonly<Record<ListingType, readonly ListingInput[]>>;
  /** When the listings were loaded, ISO 8601. */
  asOf: string;
  market: Market;
} | null;

export type ListingStatus =
  | "active"
  | "comingSoon"
  | "pending"
  | "open"
  | "new"
  | "sold"
  | "rented";

export type Listing = {
  key: string;
  type: ListingType;
  /** Null if the status of the listing service is unknown. */
  status: ListingStatus | null;
  /** US dollars, per month if `type` is rent or rented; null if not disclosed. */
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Square feet. */
  area: number | null;
  /** Street and number; null if the owner withholds it. */
  street: string | null;
  city: string | null;
  state: string | null;
  photo: Photo | null;
  /** YYYY-MM-DD of an active listing that was offered again after a sale failed. */
  backOnMarket?: string;
  /** Listing office and agent, which the MLS requires to be shown. */
  broker: string | null;
  /** Last part of the address of the listing's page. */
  slug: string;
};

export type ListingsTab = { type: ListingType; count: number; current: boolean };

export type Listings =
  /** The listing service is unavailable and there is no cached copy. */
  | { state: "failed" }
  /** All four tabs are empty. */
  | { state: "empty" }
  | {
      state: "ready";
      tabs: ListingsTab[];
      type: ListingType;
      items: Listing[];
      /** When the listings were loaded, ISO 8601. */
      asOf: string;
      /** Selects the legal notices. */
      market: Market;
    };

export type Market = "crmls" | "fmls" | "";

/** A listing counts as new for this many days. */
const newForDays = 7;

/** By lower-case status without spaces, since feeds differ in spelling. */
const statusOf: Readonly<Record<string, ListingStatus>> = {
  active: "active",
  pending: "pending",
  activeundercontract: "pending",
  comingsoon: "comingSoon",
};

/** Whether a listing has an open house on `today` (YYYY-MM-DD) or later. */
export function hasOpenHouse(listing: ListingInput, today: string): boolean {
  return (listing.openHouses ?? []).some(
    ({ openHouseDate, openHouseStatus }) =>
      openHouseDate.slice(0, 10) >= today && (openHouseStatus ?? "Active") === "Active",
  );
}

/** Whether a listing is on the market for less than a week. */
export function isNew({ daysOnMarket }: Pick<ListingInput, "daysOnMarket">): boolean {
  return typeof daysOnMarket === "number" && daysOnMarket < newForDays;
}

function readMarketStatus({
  standardStatus,
}: Pick<ListingInput, "standardStatus">): ListingStatus | null {
  return statusOf[standardStatus?.replaceAll(/\s/g, "").toLowerCase() ?? ""] ?? null;
}

function readStatus(listing: ListingInput, type: ListingType, today: string): ListingStatus | null {
  if (type === "sold" || type === "rented") return type;
  const status = readMarketStatus(listing);
  if (status !== "active") return status;
  if (hasOpenHouse(listing, today)) return "open";
  return isNew(listing) ? "new" : "active";
}

/** Whether a listing can be bought or rented at once; an unknown status counts as active. */
function isActive(type: ListingType, status: ListingStatus | null): boolean {
  const isOffered = type === "sale" || type === "rent";
  return isOffered && status !== "pending" && status !== "comingSoon";
}

/** Whether a listing in a list of a type can be bought or rented: an unknown status counts as such. */
export function isListingAvailable(
  listing: Pick<ListingInput, "standardStatus">,
  type: ListingType,
): boolean {
  return isActive(type, readMarketStatus(listing));
}

/** Accepts numbers above zero: listing services often send 0 for an unknown price or area. */
export const positive = (value: number | Missing) =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;

/** Accepts zero as well: a studio has no bedroom. */
const nonNegative = (value: number | Missing) =>
  typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : null;

/** The price that a list of this type shows, in US dollars; null if it is not disclosed. */
export function readPrice(listing: ListingInput, type: ListingType): number | null {
  const candidates = {
    sale: [listing.listPrice],
    rent: [listing.leaseAmount, listing.listPrice],
    sold: [listing.closePrice],
    rented: [listing.closePrice, listing.leaseAmount, listing.listPrice],
  }[type];
  return candidates.map(positive).find((price) => price !== null) ?? null;
}

/** RESO counts a half bathroom as one in the total; pages show it as a half. */
function readBathrooms(listing: ListingInput): number | null {
  const half = nonNegative(listing.bathroomsHalf) ?? 0;
  const total = positive(listing.bathroomsTotalInteger);
  if (total !== null) return total - half / 2;
  return positive((nonNegative(listing.bathroomsFull) ?? 0) + half / 2);
}

/** Street and number; null if the owner withholds it. */
export function readStreet(listing: ListingInput): string | null {
  if (listing.internetAddressDisplayYN === false) return null;
  const address = cleanText(listing.unparsedAddress);
  if (!address) return null;
  const city = cleanText(listing.city);
  const end = city ? address.indexOf(`, ${city}`) : -1;
  return end > 0 ? address.slice(0, end) : address;
}

/** Street, city and state; city and state only if the owner withholds the street. */
export function readAddress(listing: ListingInput): string | null {
  const parts = [readStreet(listing), cleanText(listing.city), cleanText(listing.stateOrProvince)];
  return parts.filter((part) => part !== null).join(", ") || null;
}

/** A listing without its photo. `today` is YYYY-MM-DD. */
export function readListing(
  listing: ListingInput,
  type: ListingType,
  today: string,
): Omit<Listing, "photo"> {
  const names = [cleanText(listing.listOfficeName), cleanText(listing.listAgentFullName)];
  const broker = [...new Set(names.filter(Boolean))].join(", ");
  const status = readStatus(listing, type, today);
  const backOnMarket = isActive(type, status) ? readBackOnMarket(listing) : null;
  const place = {
    street: readStreet(listing),
    city: cleanText(listing.city),
    state: cleanText(listing.stateOrProvince),
  };
  return {
    key: listing.listingKey,
    type,
    status,
    // Absent for most: a homepage has its listings in the page data.
    ...(backOnMarket !== null && { backOnMarket }),
    price: readPrice(listing, type),
    bedrooms: nonNegative(listing.bedroomsTotal),
    bathrooms: readBathrooms(listing),
    area: positive(listing.livingArea) ?? positive(listing.buildingAreaTotal),
    ...place,
    broker: broker || null,
    slug: listingSlug({ ...place, region: place.state }),
  };
}

/** Listings of a tab; the others are on the page of all homes. */
const maxItems = 24;

/**
 * Reads the listings section with the requested tab, or else the first tab that is not empty. Of the empty
 * tabs only the requested one is there. Listings without a photo are last, otherwise the
 * order is that of the service. A listing shows its first photo that is not on the page already, or else
 * its first. `today` is YYYY-MM-DD.
 */
export function readListings(
  listings: ListingsInput,
  requested: ListingType | null | undefined,
  today: string,
  pick: PickPhoto,
): Listings {
  if (!listings) return { state: "failed" };
  const { asOf, market } = listings;
  const shown = (type: ListingType) => listings.byType[type].filter(isShown);
  const byType = {
    sale: shown("sale"),
    rent: shown("rent"),
    sold: shown("sold"),
    rented: shown("rented"),
  };
  const filled = listingTypes.find((type) => byType[type].length > 0);
  if (!filled) return { state: "empty" };
  const current = requested ?? filled;
  return {
    state: "ready",
    type: current,
    tabs: listingTypes
      .filter((type) => byType[type].length > 0 || type === current)
      .map((type) => ({ type, count: byType[type].length, current: type === current })),
    items: byType[current]
      .map((listing) => ({ listing, photos: readPlainPhotos(listing) }))
      .toSorted((a, b) => Number(b.photos.length > 0) - Number(a.photos.length > 0))
      .slice(0, maxItems)
      .map(({ listing, photos }) => ({
        ...readListing(listing, current, today),
        photo: pick(photos) ?? photos[0] ?? null,
      })),
    asOf,
    market,
  };
}
