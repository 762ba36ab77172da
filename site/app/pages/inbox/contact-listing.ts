import type { ContactListing, ContactRequest } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";
import { priceText } from "@realtor/ui/listing";
import { formatDollars } from "#app/i18n/formats/money.ts";
import { listingPath as pagePath } from "#app/pages/listing/listing-links.ts";

/** The address of a home, which is in English; its key if the address is unknown. */
export function listingName({ address, listingKey }: ContactListing): string {
  return address ?? listingKey;
}

/** The price in the wording of the website, such as "Sold for $1,940,000"; null if unknown. */
export function listingPrice({ price, searchType }: ContactListing, locale: Locale): string | null {
  if (price === null) return null;
  const { listings } = labelsFor(locale).homepage;
  return priceText({ price, type: searchType ?? "sale" }, listings, formatDollars);
}

/**
 * The path of the home's page, without a language, which redirects to the one with the address. Null
 * without a home or if the website was deleted.
 */
export function listingPath({
  listing,
  realtor,
}: Pick<ContactRequest, "listing" | "realtor">): string | null {
  if (!listing || !realtor) return null;
  return pagePath({ home: `/${realtor.desiredUrl}`, key: listing.listingKey });
}
