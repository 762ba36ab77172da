import { cleanText, type Missing } from "@realtor/profile/text";
import { readDate } from "../../homepage/content/back-on-market.ts";
import { positive, readListing } from "../../homepage/content/listings.ts";
import type { ListingType, Locale } from "../../labels/labels.ts";
import { listingLabelsFor } from "../../labels/listing/listing-labels.ts";
import type { Home } from "../listing-content.ts";
import type { ListingDetailsInput } from "../listing-input.ts";
import { homeRegion } from "../sections/home-text.ts";
import { readStatusDate } from "./life-stage.ts";
import { readPosition } from "./position.ts";
import { readPropertyKind } from "./property-kind.ts";

const year = (value: number | Missing) =>
  typeof value === "number" && value >= 1600 && value < 2200 ? Math.trunc(value) : null;

/** What a home is called without a street and a city: its kind, or else its number. */
function readLabel(
  { listingId, listingKey }: ListingDetailsInput,
  kind: Home["kind"],
  locale: Locale,
): string {
  const { types, source } = listingLabelsFor(locale);
  if (kind) return types[kind];
  const number = cleanText(listingId);
  return number ? `${source.mls} ${number}` : listingKey;
}

/** `openHouse` of a status is decided by the date, so it is read with the open houses of the home. */
export function readHome(
  listing: ListingDetailsInput,
  type: ListingType,
  { today, locale }: { today: string; locale: Locale },
): Home {
  const { key, slug, status, price, bedrooms, bathrooms, area, street, city, state } = readListing(
    listing,
    type,
    today,
  );
  const kind = readPropertyKind(listing);
  const yearBuilt = year(listing.yearBuilt);
  const renovated = year(listing.yearBuiltEffective);
  const postalCode = street === null ? null : cleanText(listing.postalCode);
  return {
    key,
    slug,
    type,
    status,
    price,
    priceChange: readPriceChange(listing, price),
    statusDate: readStatusDate(listing, { type, status }, today),
    street,
    city,
    state,
    postalCode,
    label: readLabel(listing, kind, locale),
    isWithheld: listing.internetAddressDisplayYN === false,
    // A lot has no rooms, although feeds send zeros.
    bedrooms: kind === "land" ? null : bedrooms,
    bathrooms: kind === "land" ? null : bathrooms,
    area: kind === "land" ? null : area,
    lot: positive(listing.lotSizeSquareFeet),
    yearBuilt,
    renovated: renovated !== null && renovated !== yearBuilt ? renovated : null,
    kind,
    position: street === null ? null : readPosition(listing),
    map: street === null ? null : createMapUrl([street, city, homeRegion({ state, postalCode })]),
  };
}

function readPriceChange(listing: ListingDetailsInput, price: number | null): Home["priceChange"] {
  const from = positive(listing.previousListPrice);
  const date = readDate(listing.priceChangeTimestamp);
  return from !== null && date !== null && price !== null && from !== price ? { from, date } : null;
}

/** A search for the address: coordinates of feeds are often those of the ZIP code. */
function createMapUrl(parts: readonly (string | null)[]): string {
  const query = new URLSearchParams({ api: "1", query: parts.filter(Boolean).join(", ") });
  return `https://www.google.com/maps/search/?${query}`;
}
