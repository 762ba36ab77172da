import type { RealtorProfile } from "@realtor/api/loaning";
import { safeHref } from "@realtor/api/rules";
import type { HomepageContent } from "@realtor/ui/templates";
import type { Head, PageAddress } from "#app/page.ts";
import type { HomepageLinks } from "./homepage-links.ts";
import { etcOf, licenceOf } from "./profile-facts.ts";
import { type Graph, graphOf, type Thing } from "./structured-data.ts";

interface HomepageFacts {
  profile: RealtorProfile;
  content: HomepageContent;
  links: HomepageLinks;
  lang: PageAddress["lang"];
  head: Pick<Head, "title" | "description" | "image">;
}

const authorities = {
  dre: { name: "California Department of Real Estate (DRE)", url: "https://www.dre.ca.gov/" },
  grec: { name: "Georgia Real Estate Commission (GREC)", url: "https://grec.state.ga.us/" },
} as const;

/**
 * An agent's homepage as data: the agent, the site, the page and its questions. What the page itself
 * shows and nothing more: no ratings, and no homes, which belong to others.
 */
export function homepageGraph(facts: HomepageFacts): Graph {
  const { content, links, lang, head } = facts;
  const id = (name: string) => `${links.id}#${name}`;
  const name = content.name.shown.text;
  return graphOf([
    agentOf(facts, id),
    brokerageOf(facts, id),
    {
      "@type": "WebSite",
      "@id": id("website"),
      url: links.id,
      name,
      inLanguage: langsOf(links, lang),
      publisher: { "@id": id("agent") },
    },
    {
      "@type": "WebPage",
      "@id": `${links.canonical}#webpage`,
      url: links.canonical,
      name: head.title,
      description: head.description,
      inLanguage: lang,
      isPartOf: { "@id": id("website") },
      about: { "@id": id("agent") },
      primaryImageOfPage: head.image && { "@type": "ImageObject", ...pictureOf(head.image) },
    },
    questionsOf(content, `${links.canonical}#faq`, `${links.canonical}#webpage`, lang),
  ]);
}

type Id = (name: string) => string;

function agentOf({ profile, content, links, head }: HomepageFacts, id: Id): Thing {
  const { shown, second } = content.name;
  const names = [second?.text, etcOf(profile, "korea_name"), profile.presentation?.nameJa];
  const hrefOf = (scheme: string) =>
    content.contacts.find(({ href }) => href.startsWith(scheme))?.href.slice(scheme.length);
  return {
    // The one is a business, which has an area; the other somebody, who works for one.
    "@type": ["RealEstateAgent", "Person"],
    "@id": id("agent"),
    name: shown.text,
    alternateName: [...new Set(names)].filter((one) => one && one !== shown.text),
    url: links.canonical,
    description: content.tagline?.text.replaceAll(/\s+/g, " "),
    image: head.image?.url,
    telephone: hrefOf("tel:"),
    email: decodeURI(hrefOf("mailto:") ?? ""),
    address: etcOf(profile, "company_address"),
    areaServed: content.regions.map(({ shown: place, english, state }) => ({
      "@type": "City",
      name: english ?? place.text,
      containedInPlace: {
        "@type": "State",
        name: { CA: "California", GA: "Georgia" }[state],
      },
    })),
    knowsLanguage: content.facts.languages,
    worksFor: content.facts.brokerage ? { "@id": id("brokerage") } : undefined,
    hasCredential: credentialOf(profile),
    sameAs: sameAsOf(profile, content),
  };
}

function credentialOf(profile: RealtorProfile): Thing | undefined {
  const licence = licenceOf(profile);
  if (!licence) return undefined;
  const by = licence.authority && authorities[licence.authority];
  return {
    "@type": "EducationalOccupationalCredential",
    credentialCategory: "license",
    name: "Real estate license",
    identifier: licence.number,
    recognizedBy: by ? { "@type": "GovernmentOrganization", ...by } : undefined,
  };
}

function sameAsOf(profile: RealtorProfile, { contacts }: HomepageContent): string[] {
  const zillow = safeHref(etcOf(profile, "zillow_link") ?? "");
  const hrefs = [...contacts.map(({ href }) => href), zillow];
  return [
    ...new Set(hrefs.filter((href) => href !== null).filter((href) => /^https?:/.test(href))),
  ];
}

function brokerageOf({ profile, content }: HomepageFacts, id: Id): Thing | null {
  if (!content.facts.brokerage) return null;
  return {
    "@type": "Organization",
    "@id": id("brokerage"),
    name: content.facts.brokerage.text,
    telephone: etcOf(profile, "company_phone"),
    faxNumber: etcOf(profile, "company_fax"),
    address: etcOf(profile, "company_address"),
    identifier: etcOf(profile, "company_license"),
  };
}

function questionsOf(
  { sections }: HomepageContent,
  id: string,
  page: string,
  lang: PageAddress["lang"],
): Thing | null {
  const items = sections.flatMap((section) => (section.type === "faq" ? section.items : []));
  if (items.length === 0) return null;
  return {
    "@type": "FAQPage",
    "@id": id,
    inLanguage: lang,
    isPartOf: { "@id": page },
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question.text,
      acceptedAnswer: { "@type": "Answer", text: answer.text },
    })),
  };
}

function langsOf(links: HomepageLinks, lang: string): string[] {
  const langs = links.alternates.map(({ hrefLang }) => hrefLang);
  return langs.length > 0 ? langs.filter((one) => one !== "x-default") : [lang];
}

function pictureOf({ url, width, height }: NonNullable<Head["image"]>) {
  return { url, width, height };
}
