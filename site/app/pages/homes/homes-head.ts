import type { RealtorProfile } from "@realtor/api/loaning";
import { htmlLang } from "@realtor/api/locales";
import { type HomesContent, homesLabelsFor } from "@realtor/ui/homes";
import { formatTemplate, labelsFor } from "@realtor/ui/labels";
import { localePath } from "#app/i18n/language-items.ts";
import type { Head, PageAddress } from "#app/page.ts";
import { homesPath, listingPath } from "#app/pages/listing/listing-links.ts";
import { pageLinks } from "#app/seo/page-links.ts";
import { breadcrumbs, type Graph, graphOf } from "#app/seo/structured-data.ts";
import { seoWidths, trimText } from "#app/seo/trim-text.ts";

interface HeadOptions {
  profile: Pick<RealtorProfile, "isSample">;
  /** Path of the agent's homepage without language prefix, or `/` on an own domain. */
  home: string;
}

/**
 * Title, links and structured data of the page of all homes. Search engines index it without a query
 * only: its filters and pages show the same homes.
 */
export function homesHead(
  content: HomesContent,
  address: PageAddress,
  { profile, home }: HeadOptions,
): Head {
  const text = homesLabelsFor(address.locale);
  const name = content.name.displayName.text;
  const full = formatTemplate(text.title, { name });
  const title = trimText(full, seoWidths.title) ?? full;
  const links = pageLinks({ ...address, path: homesPath(home) });
  const isIndexed = !profile.isSample && address.search === "" && content.all > 0;
  return {
    title,
    description: trimText(formatTemplate(text.description, { name }), seoWidths.description),
    siteName: name,
    canonical: links.canonical,
    alternates: isIndexed ? links.alternates : [],
    index: isIndexed,
    graph: homesGraph(content, address, { home, title, canonical: links.canonical ?? "" }),
  };
}

function homesGraph(
  content: HomesContent,
  { origin, locale }: PageAddress,
  { home, title, canonical }: { home: string; title: string; canonical: string },
): Graph {
  const { listings } = labelsFor(locale).homepage;
  return graphOf([
    {
      "@type": "CollectionPage",
      "@id": `${canonical}#webpage`,
      url: canonical,
      name: title,
      inLanguage: htmlLang(locale),
      mainEntity: { "@id": `${canonical}#homes` },
      breadcrumb: { "@id": `${canonical}#breadcrumbs` },
    },
    {
      "@type": "ItemList",
      "@id": `${canonical}#homes`,
      numberOfItems: content.total,
      itemListElement: content.items.map((item, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name:
          item.street === null
            ? formatTemplate(listings.hiddenAddress, { city: item.city ?? "" })
            : [item.street, item.city].filter(Boolean).join(", "),
        url: origin + localePath(listingPath({ home, key: item.key, slug: item.slug }), locale),
      })),
    },
    breadcrumbs(`${canonical}#breadcrumbs`, [
      { name: content.name.displayName.text, item: origin + localePath(home, locale) },
      { name: title, item: canonical },
    ]),
  ]);
}
