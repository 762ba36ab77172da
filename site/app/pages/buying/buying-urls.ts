import type { SitemapEntry } from "@realtor/api/loaning";
import { locales } from "@realtor/api/locales";
import type { Head } from "#app/page.ts";
import { buyingPath } from "#app/pages/listing/listing-links.ts";
import { agentHome, pageLinks } from "#app/seo/page-links.ts";

/** URLs of an agent's guide to buying a home, in every language. */
export function buyingUrls(
  agent: Pick<SitemapEntry, "desiredUrl" | "hompageUrl">,
  hostOrigin: string,
): ({ loc: string } & Pick<Head, "alternates">)[] {
  const { origin, home } = agentHome(agent, hostOrigin);
  return locales.map((locale) => {
    const { canonical = "", alternates } = pageLinks({ origin, path: buyingPath(home), locale });
    return { loc: canonical, alternates };
  });
}
