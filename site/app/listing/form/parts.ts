import { checkListing, confirmedWords, type ListingProblem } from "@realtor/api/listing";
import type { Draft } from "#app/profile/draft/draft.ts";
import { toContent } from "../document/listing-content.ts";
import { todayAtHome } from "../document/today-at-home.ts";
import { findListingValue, type ListingValueId } from "../document/listing-values.ts";

/** The parts of the form, in its order. */
export const parts = [
  "address",
  "price",
  "facts",
  "photos",
  "words",
  "openHouses",
  "links",
  "permission",
] as const;

export type PartId = (typeof parts)[number];

/** Without them, a listing is not public. */
export const neededParts = ["address", "price", "facts", "photos", "permission"] as const;

/** What decides whether a part is done: what it must have, or else one of these. */
const valuesOf: Readonly<Record<PartId, readonly ListingValueId[]>> = {
  address: ["street", "city", "state", "postalCode"],
  price: [
    "offer",
    "price",
    "leaseTerm",
    "availableFrom",
    "status",
    "listedOn",
    "showingsFrom",
    "closedOn",
  ],
  facts: ["kind", "bedrooms", "bathrooms"],
  photos: ["photos"],
  words: [
    "sentenceKo",
    "descriptionKo",
    "sentenceEn",
    "descriptionEn",
    "sentenceJa",
    "descriptionJa",
    "draftKo",
    "draftEn",
    "draftJa",
    "keptWordings",
  ],
  openHouses: ["openHouses"],
  links: ["videoUrl", "tourUrl", "plans"],
  permission: ["permissionOn", "brokerageName", "brokerageLicense"],
};

/** The part of the form with a value. */
export function partOf(id: ListingValueId): PartId {
  return parts.find((part) => valuesOf[part].includes(id)) ?? "facts";
}

export interface Missing extends ListingProblem {
  id: ListingValueId;
}

/** What the draft lacks to be public, in form order, on this day where the home is. */
export function findMissing(draft: Draft, now: Date): Missing[] {
  const content = toContent(draft);
  return checkListing(content, todayAtHome(content, now)).flatMap((problem) => {
    const id = findListingValue(problem.pointer, draft);
    return id ? [{ ...problem, id }] : [];
  });
}

/** The parts that are done. */
export function doneParts(draft: Draft, now: Date): ReadonlySet<PartId> {
  const missing = new Set(findMissing(draft, now).map(({ id }) => partOf(id)));
  const content = toContent(draft);
  const { openHouses = [], videoUrl, tourUrl, plans = [] } = content;
  const hasWords = Object.keys(confirmedWords(content)).length > 0;
  const given: Partial<Record<PartId, boolean>> = {
    words: hasWords,
    openHouses: openHouses.length > 0,
    links: videoUrl !== undefined || tourUrl !== undefined || plans.length > 0,
  };
  return new Set(parts.filter((part) => given[part] ?? !missing.has(part)));
}
