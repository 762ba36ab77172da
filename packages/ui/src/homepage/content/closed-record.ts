import type { Figures } from "@realtor/profile/read";
import { getAddressKey } from "@realtor/profile/rules/address-key";
import { isByHand } from "@realtor/profile/rules/market-rules";
import { cleanText } from "@realtor/profile/text";
import { isShown } from "./is-shown.ts";
import { type ListingInput, type ListingsInput, readAddress, readPrice } from "./listings.ts";

type ClosedType = "sold" | "rented";

/** One of the last homes that closed. */
export type ClosedHome = {
  key: string;
  type: ClosedType;
  /** YYYY-MM-DD */
  date: string;
  address: string | null;
  /** US dollars, per month if it was rented; null if it may not be shown. */
  price: number | null;
};

/** What was counted of the homes that an agent sold and leased. */
export type ClosedRecord = {
  sold: number;
  leased: number;
  /** Sum of the sold homes in US dollars; null if the price of one of them may not be shown. */
  total: number | null;
  /** Number of cities of the homes. */
  cities: number;
  /** YYYY-MM of the first closing. */
  since: string;
  /** YYYY-MM-DD of the count. */
  asOf: string;
  /** Names of the MLSs of the homes. */
  systems: string[];
  /** Homes before the first closing that the agent states; null if the statement is not for that time. */
  statedBefore: number | null;
  /** The last closings, newest first. */
  latest: ClosedHome[];
};

type Closing = { listing: ListingInput; type: ClosedType; date: string };

const maxLatest = 3;

type CountOptions = {
  /** Current date, YYYY-MM-DD. */
  today: string;
  /** Whether the page shows the last closings. */
  latest: boolean;
};

/**
 * Counts the homes that an agent sold and leased, each closing once: feeds and both sides of a sale can have it
 * twice. Null with fewer than two.
 */
export function countClosed(
  listings: ListingsInput,
  figures: Pick<Figures, "salesCount" | "enteredAt">,
  { today, latest }: CountOptions,
): ClosedRecord | null {
  if (!listings) return null;
  const closings = [
    ...readClosings(listings.byType.sold, "sold", today),
    ...readClosings(listings.byType.rented, "rented", today),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
  const first = closings.at(-1);
  if (!first || closings.length < 2) return null;
  const sold = closings.filter(({ type }) => type === "sold");
  const prices = sold.flatMap(({ listing }) => readPrice(listing, "sold") ?? []);
  const loaded = listings.asOf.slice(0, 10);
  return {
    sold: sold.length,
    leased: closings.length - sold.length,
    total:
      prices.length > 0 && prices.length === sold.length
        ? prices.reduce((sum, price) => sum + price, 0)
        : null,
    cities: new Set(closings.flatMap(({ listing }) => cleanText(listing.city)?.toLowerCase() ?? []))
      .size,
    since: first.date.slice(0, 7),
    // A copy can be older than today; in UTC it can be of tomorrow.
    asOf: loaded < today ? loaded : today,
    systems: readSystems(closings),
    statedBefore: readStated(figures, first.date),
    latest: latest ? closings.slice(0, maxLatest).map(toClosedHome) : [],
  };
}

function readClosings(
  homes: readonly ListingInput[],
  type: ClosedType,
  today: string,
): readonly Closing[] {
  const byClosing = new Map<string, Closing>();
  for (const listing of homes.filter(isShown)) {
    const date = /^\d{4}-\d{2}-\d{2}/.exec(cleanText(listing.closeDate) ?? "")?.[0];
    if (date === undefined || date > today) continue;
    const address = getAddressKey({
      // Without the city, which would be a part of the street.
      street: cleanText(listing.unparsedAddress)?.split(",", 1)[0],
      unit: cleanText(listing.unitNumber),
      postalCode: cleanText(listing.postalCode),
    });
    const closing = `${date} ${address ?? listing.listingKey}`;
    const known = byClosing.get(closing);
    // Of two copies the one with a price says more.
    if (!known || readPrice(known.listing, type) === null)
      byClosing.set(closing, { listing, type, date });
  }
  return [...byClosing.values()];
}

function readSystems(closings: readonly Closing[]): string[] {
  const names = closings.flatMap(({ listing }) =>
    isByHand(listing) ? [] : (cleanText(listing.originatingSystemName) ?? []),
  );
  return [...new Set(names)].toSorted();
}

/** A statement of a later day may have counted homes in it, so that it says nothing about the time before. */
function readStated(
  { salesCount, enteredAt }: Pick<Figures, "salesCount" | "enteredAt">,
  first: string,
): number | null {
  return enteredAt !== null && enteredAt < first ? salesCount : null;
}

function toClosedHome({ listing, type, date }: Closing): ClosedHome {
  return {
    key: listing.listingKey,
    type,
    date,
    address: readAddress(listing),
    price: readPrice(listing, type),
  };
}
