import type { RealtorProfile } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import { listListingPages } from "@realtor/ui/listing";
import { imagePath } from "#app/data/image-url.ts";
import type { AgentListings } from "#app/data/sources.ts";
import type { Head, PageAddress } from "#app/page.ts";
import { agentHome, pageLinks } from "#app/seo/page-links.ts";
import { homesPath, listingPath } from "./listing-links.ts";

/** Photos of a page in a sitemap; the limit of the format is 1,000. */
const maxImages = 100;

/**
 * URLs on a host of the page of all homes of an agent and of each listing page in every language, with the URLs of
 * their photos. None for an agent without listings.
 */
export function* listingUrls(
  agent: Pick<RealtorProfile, "desiredUrl">,
  { byType }: Pick<AgentListings, "byType">,
  address: Pick<PageAddress, "origin" | "ownDomain">,
): Generator<{ loc: string; images: string[] } & Pick<Head, "alternates">> {
  const { origin } = address;
  const home = agentHome(agent, address);
  const homes = listListingPages({ byType });
  const pages = homes.map(({ key, slug, photos }) => ({
    path: listingPath({ home, key, slug }),
    images: photos.slice(0, maxImages).map((url) => new URL(imagePath(url, 1440), origin).href),
  }));
  if (pages.length > 0) pages.unshift({ path: homesPath(home), images: [] });
  for (const { path, images } of pages)
    for (const locale of locales) {
      const { canonical = "", alternates } = pageLinks({ origin, path, locale });
      yield { loc: canonical, alternates, images };
    }
}
