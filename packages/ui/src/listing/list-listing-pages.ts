import { isShown } from "../homepage/content/is-shown.ts";
import { listingTypes, readListing } from "../homepage/content/listings.ts";
import { readPlainPhotos } from "../homepage/content/listing-photos.ts";
import type { AgentListingsInput } from "./prepare-listing.ts";

/** A listing that has a page, and the URLs of its photos. */
export type ListingPage = { key: string; slug: string; photos: string[] };

/** The listings of an agent that may be shown, each once, for a list of pages such as a sitemap. */
export function listListingPages({ byType }: Pick<AgentListingsInput, "byType">): ListingPage[] {
  const pages = listingTypes.flatMap((type) =>
    byType[type].filter(isShown).map((listing) => {
      const { key, slug } = readListing(listing, type, "");
      const photos = new Set(readPlainPhotos(listing).map(({ url }) => url));
      return { key, slug, photos: [...photos] };
    }),
  );
  const keys = new Set<string>();
  return pages.filter(({ key }) => !keys.has(key) && keys.add(key));
}
