import type { Lang } from "@realtor/api/locales";
import type { HomeStatus, ListingEntry } from "@realtor/api/listing";
import { readPlainPhotos, readPrice } from "@realtor/ui/templates";

/** Where a home stands in the agent's list. */
export type HomeGroup = "draft" | "shown" | "hidden" | "closed";

/** A home of the agent's list, read for its row, menu and panels. */
export interface Home {
  entry: ListingEntry;
  key: string;
  group: HomeGroup;
  status: HomeStatus;
  isRent: boolean;
  /** Whether the agent added it; else it is of an MLS. */
  isByHand: boolean;
  /** The MLS it is of; null for one that the agent added. */
  mls: string | null;
  /** Street and city, also of a home that hides its street from visitors; null while there is none. */
  address: string | null;
  /** US dollars, per month for rent; the closing price once it is known. */
  price: number | null;
  photoUrl: string | null;
}

/** RESO statuses without spaces, in lower case. One that is not here counts as active. */
const statusOf: Readonly<Record<string, HomeStatus>> = {
  comingsoon: "comingSoon",
  pending: "pending",
  activeundercontract: "pending",
  closed: "closed",
  withdrawn: "withdrawn",
  expired: "withdrawn",
  canceled: "withdrawn",
  hold: "withdrawn",
};

const withoutSpaces = (name: string) => name.replaceAll(/\s/g, "").toLowerCase();

export function readHome(entry: ListingEntry): Home {
  const { listing, listingKey, kind } = entry;
  const status = statusOf[withoutSpaces(listing.standardStatus)] ?? "active";
  const isRent = withoutSpaces(listing.propertyType) === "residentiallease";
  const isByHand = kind === "manual";
  const asked = readPrice(listing, isRent ? "rent" : "sale");
  return {
    entry,
    key: listingKey,
    group: findGroup(entry, status),
    status,
    isRent,
    isByHand,
    mls: isByHand ? null : (listing.originatingSystemName ?? null),
    address: readAddressLine(listing) ?? (isByHand ? null : listingKey),
    price: status === "closed" ? (readPrice(listing, isRent ? "rented" : "sold") ?? asked) : asked,
    photoUrl: readPlainPhotos(listing)[0]?.url ?? null,
  };
}

function findGroup({ kind, isPublished, isHidden }: ListingEntry, status: HomeStatus): HomeGroup {
  if (kind === "manual" && isPublished === "N") return "draft";
  if (status === "closed") return "closed";
  return isHidden === "Y" || status === "withdrawn" ? "hidden" : "shown";
}

/** The address without state and ZIP code. */
function readAddressLine({
  unparsedAddress,
  city,
  stateOrProvince,
}: ListingEntry["listing"]): string | null {
  const address = unparsedAddress?.trim() ?? "";
  if (address === "") return city?.trim() || null;
  const end = stateOrProvince ? address.lastIndexOf(`, ${stateOrProvince}`) : -1;
  return end > 0 ? address.slice(0, end) : address;
}

/**
 * Languages of the website in which visitors can read nothing about a home; none where its market allows no words of
 * the agent.
 */
export function findMissingLanguages(
  { group, isByHand, entry }: Pick<Home, "group" | "isByHand" | "entry">,
  langs: readonly Lang[],
): Lang[] {
  if (group !== "shown" || entry.allowsWords === "N") return [];
  // The remarks of an MLS are in English.
  const hasEnglish = !isByHand && Boolean(entry.listing.publicRemarks);
  return langs.filter((lang) => !entry.languages.includes(lang) && !(lang === "en" && hasEnglish));
}

/** How many homes visitors see, in the list and in the record. */
export function countShown(homes: readonly Home[]): number {
  return homes.filter(isSeen).length;
}

/** Whether visitors see a home of a public website. */
export function isSeen({ group, entry }: Pick<Home, "group" | "entry">): boolean {
  return group === "shown" || (group === "closed" && entry.isHidden === "N");
}

/** Whether a draft still has the address of the home that it is a copy of; a copy has no unit. */
export function isCopy(home: Home, homes: readonly Home[]): boolean {
  const { group, address, isByHand } = home;
  if (group !== "draft" || address === null || !isByHand) return false;
  return homes.some(
    (other) => other.key !== home.key && other.isByHand && withoutUnit(other) === address,
  );
}

function withoutUnit({ address, entry }: Home): string | null {
  const unit = entry.listing.unitNumber?.replace(/^#/, "");
  return unit && address ? address.replace(` #${unit}`, "") : address;
}
