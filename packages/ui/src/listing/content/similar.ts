import { isShown } from "../../homepage/content/is-shown.ts";
import { type Listing, type ListingInput, readListing } from "../../homepage/content/listings.ts";
import { readPlainPhotos } from "../../homepage/content/listing-photos.ts";
import type { ListingType } from "../../labels/labels.ts";

const maxSimilar = 3;

/** Homes of an agent that are on the market, those for sale first, next to a withdrawn listing. */
export function readOffered(
  byType: Readonly<Record<ListingType, readonly ListingInput[]>>,
  today: string,
): Listing[] {
  return (["sale", "rent"] as const)
    .flatMap((type) => readSimilar(byType, { key: "", type, price: null }, today))
    .slice(0, maxSimilar);
}

/**
 * Homes of the agent that are on the market in the same way, nearest in price first, each with its first
 * photo. A home without a price is compared by the order of the service.
 */
export function readSimilar(
  byType: Readonly<Record<ListingType, readonly ListingInput[]>>,
  home: { key: string; type: ListingType; price: number | null },
  today: string,
): Listing[] {
  const type = home.type === "rent" || home.type === "rented" ? "rent" : "sale";
  const distance = ({ price }: Listing) =>
    home.price === null || price === null ? Infinity : Math.abs(price - home.price);
  return byType[type]
    .filter((listing) => listing.listingKey !== home.key && isShown(listing))
    .map((listing) => ({
      ...readListing(listing, type, today),
      photo: readPlainPhotos(listing)[0] ?? null,
    }))
    .toSorted((a, b) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b)))
    .slice(0, maxSimilar);
}
