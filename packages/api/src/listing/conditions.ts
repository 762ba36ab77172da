import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { addDays } from "./days.ts";
import type { ListingContent } from "./document.schema.ts";
import { shownPhotos } from "./photos.ts";

/** Days until the first showing of a home that is coming soon. */
export const comingSoonDays = { min: 1, max: 60 } as const;

/** What a home by hand lacks. */
export interface ListingProblem {
  /** JSON pointer into the content. */
  pointer: string;
  code: RuleCode;
}

interface Condition extends ListingProblem {
  /** Without it, the condition applies to every home. */
  applies?: (content: ListingContent) => boolean;
  isMet: (content: ListingContent, today: string) => boolean;
}

const has = (key: keyof ListingContent) => (content: ListingContent) => {
  const value = content[key];
  return typeof value === "string" ? value.trim() !== "" : value !== undefined;
};
const isRent = ({ offer }: ListingContent) => offer === "rent";
const isBuilt = ({ kind }: ListingContent) => kind !== "land";
const isClosed = ({ status }: ListingContent) => status === "closed";
const isComing = ({ status }: ListingContent) => status === "comingSoon";

/** Required of a public home, in the order of the form. */
const conditions: readonly Condition[] = [
  { pointer: "/offer", code: "required", isMet: has("offer") },
  { pointer: "/street", code: "required", isMet: has("street") },
  { pointer: "/city", code: "required", isMet: has("city") },
  { pointer: "/state", code: "required", isMet: has("state") },
  { pointer: "/postalCode", code: "required", isMet: has("postalCode") },
  { pointer: "/price", code: "required", isMet: ({ price = 0 }) => price > 0 },
  { pointer: "/leaseTerm", code: "required", applies: isRent, isMet: has("leaseTerm") },
  { pointer: "/availableFrom", code: "required", applies: isRent, isMet: has("availableFrom") },
  { pointer: "/status", code: "required", isMet: has("status") },
  {
    pointer: "/listedOn",
    code: "date.future",
    isMet: ({ listedOn }, today) => listedOn === undefined || listedOn <= today,
  },
  { pointer: "/showingsFrom", code: "required", applies: isComing, isMet: has("showingsFrom") },
  {
    pointer: "/showingsFrom",
    code: "date.past",
    applies: isComing,
    isMet: ({ showingsFrom }, today) =>
      showingsFrom === undefined || showingsFrom >= addDays(today, comingSoonDays.min),
  },
  {
    pointer: "/showingsFrom",
    code: "date.future",
    applies: isComing,
    isMet: ({ showingsFrom }, today) =>
      showingsFrom === undefined || showingsFrom <= addDays(today, comingSoonDays.max),
  },
  { pointer: "/closedOn", code: "required", applies: isClosed, isMet: has("closedOn") },
  {
    pointer: "/closedOn",
    code: "date.future",
    applies: isClosed,
    isMet: ({ closedOn }, today) => closedOn === undefined || closedOn <= today,
  },
  { pointer: "/kind", code: "required", isMet: has("kind") },
  { pointer: "/bedrooms", code: "required", applies: isBuilt, isMet: has("bedrooms") },
  { pointer: "/bathrooms", code: "required", applies: isBuilt, isMet: has("bathrooms") },
  {
    pointer: "/photos",
    code: "list.tooShort",
    isMet: (content) => shownPhotos(content).length > 0,
  },
  { pointer: "/permissionOn", code: "consent.required", isMet: has("permissionOn") },
  {
    pointer: "/permissionOn",
    code: "date.future",
    isMet: ({ permissionOn }, today) => permissionOn === undefined || permissionOn <= today,
  },
  { pointer: "/brokerageName", code: "required", isMet: has("brokerageName") },
  { pointer: "/brokerageLicense", code: "required", isMet: has("brokerageLicense") },
];

/** What a home by hand lacks to be public; `today` is YYYY-MM-DD in its time zone. */
export function checkListing(content: ListingContent, today: string): ListingProblem[] {
  return conditions
    .filter(({ applies, isMet }) => (applies?.(content) ?? true) && !isMet(content, today))
    .map(({ pointer, code }) => ({ pointer, code }));
}
