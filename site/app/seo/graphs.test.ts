import { type Locale, locales } from "@realtor/api/locales";
import type { RealtorProfile } from "@realtor/api/loaning";
import { describe, expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import { hostile, profileWith } from "#test/fixtures/profile.ts";
import { operator } from "#test/fixtures/operator.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

/** Required properties of each type. */
const required: Record<string, readonly string[]> = {
  RealEstateAgent: ["name", "url", "image"],
  Organization: ["name"],
  GovernmentOrganization: ["name", "url"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url", "isPartOf"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Service: ["name", "provider", "areaServed"],
  ServiceChannel: ["serviceUrl"],
  EducationalOccupationalCredential: ["credentialCategory", "identifier"],
  City: ["name"],
  State: ["name"],
  ImageObject: ["url", "width", "height"],
  Person: ["name"],
};
const addresses = new Set(["url", "item", "image", "logo", "sameAs", "serviceUrl", "@id"]);
const forbidden = /rating|review|offers|price|listing/i;

type Json = Record<string, unknown>;

/** Validates a graph. Returns the errors. */
function graphErrors(graph: unknown): string[] {
  const { "@context": context, "@graph": things } = JSON.parse(JSON.stringify(graph)) as Json;
  const errors = context === "https://schema.org" ? [] : ["no context"];
  const ids = new Set((things as Json[]).map((thing) => thing["@id"]));
  if (ids.size !== (things as Json[]).length) errors.push("an @id twice, or none");
  const visit = (value: unknown, at: string): void => {
    if (value === null || value === undefined || value === "") errors.push(`${at} is empty`);
    if (typeof value === "string" && addresses.has(at) && !URL.canParse(value))
      errors.push(`${at} ${value} is not absolute`);
    if (Array.isArray(value)) {
      if (value.length === 0) errors.push(`${at} is empty`);
      for (const one of value) visit(one, at);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const thing = value as Json;
    const types = [thing["@type"]].flat().filter((type) => typeof type === "string");
    if (types.length === 0 && !(Object.keys(thing).join() === "@id" && ids.has(thing["@id"])))
      errors.push(`${at} refers to nothing: ${JSON.stringify(thing)}`);
    for (const type of types) {
      const wanted = required[type];
      if (!wanted) errors.push(`${type} is unknown`);
      for (const name of wanted ?? []) if (!(name in thing)) errors.push(`${type} without ${name}`);
    }
    for (const [key, one] of Object.entries(thing)) {
      if (forbidden.test(key)) errors.push(`${key} is not allowed`);
      visit(one, key);
    }
  };
  visit(things, "@graph");
  return errors;
}

async function headOf(name: string, locale: Locale, profile: RealtorProfile | null) {
  const page = await renderPage(
    name,
    {
      locale,
      path: profile ? `/${profile.desiredUrl}` : name === "landing" ? "/" : `/${name}`,
      search: "",
      origin: "https://realtor.example",
      ownDomain: false,
      ...(profile ? { desiredUrl: profile.desiredUrl } : {}),
    },
    {
      sources: createFakeSources({
        getRealtor: async () => profile,
        getListings: async () => null,
      }),
      now: new Date("2026-11-20T12:00:00Z"),
      operator,
    },
  );
  if (page.kind !== "page") throw new Error(`${name} redirects to ${page.to}`);
  return page.head;
}

const typesOf = (graph: unknown) =>
  ((graph as Json)["@graph"] as Json[]).flatMap((thing) => thing["@type"]);

describe.each(locales)("structured data in %s", (locale) => {
  it("describes a homepage as an agent with its site, page and questions", async () => {
    const { graph } = await headOf("homepage", locale, profileWith());
    expect(graphErrors(graph)).toEqual([]);
    expect(typesOf(graph)).toEqual([
      "RealEstateAgent",
      "Person",
      "Organization",
      "WebSite",
      "WebPage",
      "FAQPage",
    ]);
  });

  it.each<[string, Partial<RealtorProfile>]>([
    [
      "nothing but a name",
      {
        photos: [],
        etcInfo: [],
        activityRegion: [],
        licenseNumber: "",
        email: "",
        contactPhone: "",
        kakaoLink: "",
        snsInstagramUrl: "",
        seoMeta: {},
        presentation: {},
        additionalSections: [],
        aboutMeKr: "",
        aboutMeEn: "",
      },
    ],
    [
      "hostile texts",
      {
        userName: hostile,
        aboutMeKr: hostile,
        licenseNumber: hostile,
        kakaoLink: "javascript:alert(1)",
        hompageUrl: hostile,
        email: hostile,
        etcInfo: [
          { contentType: "home_list_realtor", content: hostile },
          { contentType: "zillow_link", content: "data:text/html,x" },
        ],
      },
    ],
  ])("is valid for a homepage with %s", async (_, changes) => {
    const { graph } = await headOf("homepage", locale, profileWith(changes));
    expect(graphErrors(graph)).toEqual([]);
    expect(JSON.stringify(graph)).not.toMatch(/javascript:|data:text/);
  });

  it("describes the landing page as a service of an organization", async () => {
    const { graph } = await headOf("landing", locale, null);
    expect(graphErrors(graph)).toEqual([]);
    expect(typesOf(graph)).toEqual(["Organization", "WebSite", "Service"]);
  });

  it.each(["process", "terms"] as const)("adds breadcrumbs to %s", async (name) => {
    const { graph } = await headOf(name, locale, null);
    expect(graphErrors(graph)).toEqual([]);
    expect(typesOf(graph)).toEqual(["WebSite", "WebPage", "BreadcrumbList"]);
  });
});

it("contains the agent's names in each script and the other profile facts", async () => {
  const { graph } = await headOf("homepage", "ko", profileWith());
  expect((graph?.["@graph"] ?? [])[0]).toMatchObject({
    name: "김서연",
    alternateName: ["Grace Kim", "グレース・キム"],
    telephone: "+19495550110",
    email: "grace-kim@example.com",
    areaServed: [{ name: "Irvine", containedInPlace: { name: "California" } }, { name: "Tustin" }],
    knowsLanguage: ["ko", "en"],
    hasCredential: { identifier: "SAMPLE-01", recognizedBy: { url: "https://www.dre.ca.gov/" } },
    sameAs: [
      "https://pf.example.com/grace",
      "https://instagram.example/grace",
      "https://zillow.example/profile/grace",
    ],
  });
});

it("names each license of an agent with several, with its authority", async () => {
  const licenseNumber = "CA DRE 00000042, GREC 000042";
  const { graph } = await headOf("homepage", "en", profileWith({ licenseNumber }));
  expect((graph?.["@graph"] ?? [])[0]).toMatchObject({
    hasCredential: [
      { identifier: "00000042", recognizedBy: { url: "https://www.dre.ca.gov/" } },
      { identifier: "000042", recognizedBy: { url: "https://grec.state.ga.us/" } },
    ],
  });
});
