import type { Lang } from "@realtor/api/locales";
import type { License } from "@realtor/profile/licenses";
import type { HomepageContent } from "@realtor/ui/templates";
import type { Head } from "#app/page.ts";
import type { HomepageLinks } from "./page-links.ts";
import type { ProfileFacts } from "./profile-facts.ts";
import { type Graph, graphOf, type Thing } from "./structured-data.ts";

interface GraphInput {
  facts: ProfileFacts;
  content: HomepageContent;
  links: HomepageLinks;
  lang: Lang;
  head: Pick<Head, "title" | "description" | "image">;
}

const authorities = {
  dre: { name: "California Department of Real Estate (DRE)", url: "https://www.dre.ca.gov/" },
  grec: { name: "Georgia Real Estate Commission (GREC)", url: "https://grec.state.ga.us/" },
} as const;

/**
 * Structured data of a homepage: the agent, the site, the page and its questions. Only what the page
 * shows: no ratings, and no listings, which belong to their brokers.
 */
export function homepageGraph(input: GraphInput): Graph {
  const { content, links, lang, head } = input;
  const id = (name: string) => `${links.id}#${name}`;
  const name = content.name.displayName.text;
  return graphOf([
    agentOf(input, id),
    brokerageOf(input, id),
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
      primaryImageOfPage: head.image && { "@type": "ImageObject", ...imageOf(head.image) },
    },
    questionsOf(content, `${links.canonical}#faq`, `${links.canonical}#webpage`, lang),
  ]);
}

type Id = (name: string) => string;

function agentOf({ facts, content, links, head }: GraphInput, id: Id): Thing {
  const { displayName, latinName } = content.name;
  const names = [latinName?.text, ...facts.localNames];
  const hrefOf = (scheme: string) =>
    content.contacts.find(({ href }) => href.startsWith(scheme))?.href.slice(scheme.length);
  return {
    // A business has `areaServed`; a person has `worksFor`.
    "@type": ["RealEstateAgent", "Person"],
    "@id": id("agent"),
    name: displayName.text,
    alternateName: [...new Set(names)].filter((one) => one && one !== displayName.text),
    url: links.canonical,
    description: content.tagline?.text.replaceAll(/\s+/g, " "),
    image: head.image?.url,
    telephone: hrefOf("tel:"),
    email: decodeURI(hrefOf("mailto:") ?? ""),
    address: facts.company.address,
    areaServed: content.regions.map(({ displayName: place, english, state }) => ({
      "@type": "City",
      name: english ?? place.text,
      containedInPlace: {
        "@type": "State",
        name: { CA: "California", GA: "Georgia" }[state],
      },
    })),
    knowsLanguage: content.facts.languages,
    worksFor: content.facts.brokerage ? { "@id": id("brokerage") } : undefined,
    hasCredential: credentialsOf(facts.licenses),
    sameAs: sameAsOf(facts, content),
  };
}

function credentialsOf(licenses: readonly License[]): Thing | readonly Thing[] {
  const credentials = licenses.map(({ authority, number }): Thing => {
    const by = authority && authorities[authority];
    return {
      "@type": "EducationalOccupationalCredential",
      credentialCategory: "license",
      name: "Real estate license",
      identifier: number,
      recognizedBy: by ? { "@type": "GovernmentOrganization", ...by } : undefined,
    };
  });
  const [only, ...others] = credentials;
  return only && others.length === 0 ? only : credentials;
}

function sameAsOf({ zillow }: ProfileFacts, { contacts }: HomepageContent): string[] {
  const hrefs = [...contacts.map(({ href }) => href), zillow];
  return [
    ...new Set(hrefs.filter((href) => href !== null).filter((href) => /^https?:/.test(href))),
  ];
}

function brokerageOf({ facts, content }: GraphInput, id: Id): Thing | null {
  if (!content.facts.brokerage) return null;
  return {
    "@type": "Organization",
    "@id": id("brokerage"),
    name: content.facts.brokerage.text,
    telephone: facts.company.phone,
    faxNumber: facts.company.fax,
    address: facts.company.address,
    identifier: facts.company.license,
  };
}

function questionsOf(
  { sections }: HomepageContent,
  id: string,
  page: string,
  lang: Lang,
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

function imageOf({ url, width, height }: NonNullable<Head["image"]>) {
  return { url, width, height };
}
