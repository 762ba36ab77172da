import type { ContactListing, ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { formatDollars } from "#app/i18n/formats/money.ts";

/** The address of a home, which is in English; its key if the address is unknown. */
export function listingName({ address, listingKey }: ContactListing): string {
  return address ?? listingKey;
}

/** The price in the wording of the homepage, such as "Sold for $1,940,000"; null if unknown. */
export function listingPrice({ price, searchType }: ContactListing, locale: Locale): string | null {
  if (price === null) return null;
  const dollars = formatDollars(price);
  if (searchType === "sale" || searchType === null) return dollars;
  const { soldPrice, perMonth } = labelsFor(locale).homepage.listings;
  return (searchType === "sold" ? soldPrice : perMonth).replace("{price}", () => dollars);
}

/**
 * The path of the home's page, without a language, which redirects to the one with the address. Null
 * without a home or if the homepage was deleted.
 */
export function listingPath({
  listing,
  realtor,
}: Pick<ContactRequest, "listing" | "realtor">): string | null {
  if (!listing || !realtor) return null;
  return `/${realtor.desiredUrl}/homes/${encodeURIComponent(listing.listingKey)}`;
}
