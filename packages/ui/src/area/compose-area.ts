import type { Profile, Region } from "@realtor/profile/read";
import { isShown } from "../homepage/content/is-shown.ts";
import { type ListingInput, type Market, readListing } from "../homepage/content/listings.ts";
import { readPlainPhotos } from "../homepage/content/listing-photos.ts";
import { nameRegions } from "../homepage/content/regions.ts";
import { composeHomepage } from "../homepage/prepare-homepage.ts";
import type { Locale } from "../labels/labels.ts";
import type { PropertyKind } from "../listing/listing-content.ts";
import type { PrepareListingOptions } from "../listing/prepare-listing.ts";
import type { AreaContent } from "./area-content.ts";
import { areaSlug } from "./area-slug.ts";

/** Homes on a page, as `GET /cozying-api/v1/home/list` has them by default. */
export const areaPerPage = 15;

type AreaInput = {
  region: Region;
  kind: PropertyKind;
  /** From 1. */
  page: number;
  homes: readonly ListingInput[];
  /** Number of homes on all pages. */
  total: number;
  /** When the homes were loaded, ISO 8601. */
  asOf: string;
  market: Exclude<Market, "">;
};

type AreaOptions = Pick<PrepareListingOptions, "today" | "provider"> & {
  /** Regions of the agent that have such a page. */
  regions: readonly Region[];
};

const systems = { crmls: "CRMLS", fmls: "FMLS" } as const;

/** Converts a profile and a page of a city's homes to the content of that page. Pure, and never throws. */
export function composeArea(
  profile: Profile,
  { region, kind, page, homes, total, asOf, market }: AreaInput,
  locale: Locale,
  { today, provider, regions }: AreaOptions,
): AreaContent {
  const shown = homes.filter(isShown);
  const byType = { sale: shown, rent: [], sold: [], rented: [] };
  const frame = composeHomepage(profile, { byType, asOf, market }, locale, {
    today,
    ...(provider && { provider }),
  });
  const { lang, template, darkHero, darkContent, name, legal } = frame;
  const named = nameRegions({ regions, lang });
  return {
    locale,
    lang,
    template,
    darkHero,
    darkContent,
    name,
    cities: regions.flatMap((one, index) => {
      const displayName = named[index]?.displayName;
      const slug = areaSlug(one);
      return displayName ? { slug, displayName, isCurrent: one === region } : [];
    }),
    kind,
    page,
    pageCount: Math.max(1, Math.ceil(total / areaPerPage)),
    total,
    first: (page - 1) * areaPerPage + 1,
    items: shown.map((listing) => ({
      ...readListing(listing, "sale", today),
      photo: readPlainPhotos(listing)[0] ?? null,
    })),
    system: systems[market],
    legal: { listings: legal.listings },
  };
}
