import type { LocalText } from "@realtor/profile/text";
import type { Listing } from "../homepage/content/listings.ts";
import type { HomepageContent } from "../homepage/homepage-content.ts";
import type { LegalLine } from "../legal/legal-facts.ts";
import type { PropertyKind } from "../listing/listing-content.ts";

/** A city of the agent, by the name that its address has. */
export type AreaCity = { slug: string; displayName: LocalText; isCurrent: boolean };

type Content = Pick<
  HomepageContent,
  "locale" | "lang" | "template" | "darkHero" | "darkContent" | "name"
> & {
  cities: AreaCity[];
  kind: PropertyKind;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Number of homes of the kind. */
  total: number;
  /** Position of the first home of the page, from 1. */
  first: number;
  items: Listing[];
  /** Name of the MLS. */
  system: string;
  legal: { listings: LegalLine[] };
};

/** Everything that the page of a city renders. Plain JSON, created by `composeArea`. */
export type AreaContent = { [Key in keyof Content]: Content[Key] };
