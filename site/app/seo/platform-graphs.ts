import { htmlLang } from "@realtor/api/locales";
import type { Head, PageAddress } from "#app/page.ts";
import { wordmark } from "#app/layout/wordmark.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { breadcrumbs, type Graph, graphOf } from "./structured-data.ts";

type Facts = Pick<Head, "title" | "description" | "canonical" | "image">;

/** Structured data of the landing page: organization, site and service. */
export function landingGraph(head: Facts, { origin, locale }: PageAddress): Graph {
  const url = origin + localePath("/", locale);
  const organization = { "@id": `${origin}/#organization` };
  return graphOf([
    {
      "@type": "Organization",
      ...organization,
      name: wordmark,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      url: `${origin}/`,
      name: wordmark,
      inLanguage: ["ko", "en", "ja"],
      publisher: organization,
    },
    {
      "@type": "Service",
      "@id": `${origin}/#service`,
      name: head.title,
      description: head.description,
      serviceType: "Homepages for real estate agents",
      url,
      image: head.image?.url,
      provider: organization,
      areaServed: [
        { "@type": "State", name: "California" },
        { "@type": "State", name: "Georgia" },
      ],
      availableChannel: {
        "@type": "ServiceChannel",
        serviceUrl: url,
        availableLanguage: htmlLang(locale),
      },
    },
  ]);
}

/** Structured data of any other page: the page and its breadcrumbs. Undefined without a canonical URL. */
export function subpageGraph(head: Facts, { origin, locale }: PageAddress): Graph | undefined {
  const { canonical } = head;
  if (!canonical) return undefined;
  const name = head.title.replace(` — ${wordmark}`, "");
  return graphOf([
    { "@type": "WebSite", "@id": `${origin}/#website`, url: `${origin}/`, name: wordmark },
    {
      "@type": "WebPage",
      "@id": `${canonical}#webpage`,
      url: canonical,
      name,
      description: head.description,
      inLanguage: htmlLang(locale),
      isPartOf: { "@id": `${origin}/#website` },
      breadcrumb: { "@id": `${canonical}#breadcrumbs` },
    },
    breadcrumbs(`${canonical}#breadcrumbs`, [
      { name: wordmark, item: origin + localePath("/", locale) },
      { name, item: canonical },
    ]),
  ]);
}
