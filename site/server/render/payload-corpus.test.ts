// @vitest-environment jsdom
import type { Listing } from "@realtor/api/home";
import { type RealtorProfile, templates } from "@realtor/api/loaning";
import { realtorProfileInput } from "@realtor/api/loaning-schemas";
import { locales } from "@realtor/api/locales";
import { expect, it } from "vitest";
import { renderPage } from "#app/entry.server.tsx";
import { profileWith } from "#test/fixtures/profile.ts";
import { renderDocument } from "./document.ts";
import { createFakeSources } from "#test/fakes/sources.ts";

/** Texts that end a context of HTML, an attribute, a script, a style, a URL or a template, if not escaped. */
const payloads = [
  "<script>window.hurt=1</script>",
  "\"><img src=x onerror='window.hurt=1'>",
  "'-alert(1)-'",
  "</script></style></title></textarea><svg onload=alert(1)>",
  "<!--<script>",
  "]]><b>x</b>",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "{{7*7}}${7*7}#{7*7}{n}$&$1",
  "&lt;b&gt;&#60;i&#62;",
  "url(javascript:alert(1));}body{display:none",
  "</noscript><a href=//evil.example>x",
];

/** The same length without characters of markup. The others separate parts of an address or license numbers. */
const toPlain = (payload: string) => payload.replace(/[^\p{L}\p{N}\s,;/|]/gu, "x");

type Path = readonly (string | number)[];

function findTexts(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    findTexts(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaceText<Value>(value: Value, path: Path, text: string): Value {
  const copy = structuredClone(value);
  const [last = "", ...parents] = path.toReversed();
  // The path was found in a value of this shape.
  const parent = parents
    .toReversed()
    .reduce<unknown>((part, key) => Reflect.get(part as object, key), copy);
  Reflect.set(parent as object, last, text);
  return copy;
}

const profile = profileWith({
  additionalSections: [
    { id: "t", type: "text", titleKr: "글", titleEn: "Text", bodyKr: "본문", bodyEn: "Body" },
    {
      id: "q",
      type: "testimonials",
      items: [{ quoteKr: "좋아요", quoteEn: "Good", author: "M. L.", place: "Irvine", year: 2025 }],
    },
    {
      id: "f",
      type: "faq",
      items: [{ questionKr: "언제?", questionEn: "When?", answerKr: "오늘.", answerEn: "Today." }],
    },
    {
      id: "l",
      type: "links",
      items: [{ labelKr: "길", labelEn: "Way", url: "https://way.example/" }],
    },
  ],
  aboutMeKr: "소개",
  seoMeta: {
    ko: { title: "제목", description: "설명", keywords: "말", author: "글쓴이" },
    en: { title: "Title", description: "Text", keywords: "word", author: "Author" },
    ja: { title: "題名", description: "説明", keywords: "語", author: "著者" },
  },
});

const listing: Listing = {
  listingKey: "1",
  standardStatus: "Active",
  propertyType: "Residential",
  propertySubType: "SingleFamilyResidence",
  listPrice: 1_500_000,
  unparsedAddress: "1 Sample Lane, Irvine, CA 92618",
  city: "Irvine",
  stateOrProvince: "CA",
  publicRemarks: "A home with a garden.",
  listAgentFullName: "Grace Kim",
  listOfficeName: "Saltbrook Realty",
  originatingSystemName: "CRMLS",
  heating: ["Central"],
  interiorFeatures: ["Pantry"],
};

/** Selects a template, a photo or a price, or is the page's own address: no text of a page. */
const isShape = (path: Path) =>
  /^(id|createdAt|updatedAt|desiredUrl|designMainColor|isMakeHomepage)$/.test(String(path[0])) ||
  /^(path|imageType|contentType|type|state|template|id|url|languages|listingKey|standardStatus|propertyType)$/.test(
    String(path.findLast((key) => typeof key === "string")),
  );

/** The fields that may contain the payload, according to the schema of the service. */
function permittedFields(payload: string): Path[] {
  return findTexts(profile)
    .filter((path) => !isShape(path))
    .filter((path) => realtorProfileInput.safeParse(replaceText(profile, path, payload)).success);
}

const assets = {
  css: "",
  inlined: [],
  styles: [],
  print: "/print.css",
  boot: "/boot.js",
  analytics: "/analytics.js",
  build: "test",
  modules: [],
  fontClasses: { serif: [], ui: [] },
  coreFont: undefined,
  fonts: [],
};

interface Given {
  name: "homepage" | "listing" | "homes";
  locale: (typeof locales)[number];
  profile: RealtorProfile;
  home: Listing;
}

async function renderHtml(given: Given, slug = "any"): Promise<Document> {
  const { name, locale, profile: shown, home } = given;
  const isListing = name === "listing";
  const path = { homepage: "", listing: `/homes/1/${slug}`, homes: "/homes" }[name];
  const page = await renderPage(
    name,
    {
      locale,
      path: `/grace-kim${path}`,
      search: "",
      origin: "https://realtor.example",
      ownDomain: false,
      desiredUrl: "grace-kim",
      ...(isListing ? { params: { listingKey: "1", slug } } : {}),
    },
    {
      sources: createFakeSources({
        getRealtor: async () => shown,
        getListings: async () => ({
          byType: { sale: [home], rent: [], sold: [], rented: [] },
          asOf: "2026-11-25T20:00:00Z",
        }),
      }),
      now: new Date("2026-11-25T20:00:00Z"),
    },
  );
  // The address of a home contains words of its title.
  if (page.kind === "redirect" && slug === "any")
    return renderHtml(given, page.to.split("/").at(-1) ?? "");
  if (page.kind !== "page" || page.status !== 200) throw new Error(`no page: ${page.status}`);
  return new DOMParser().parseFromString(renderDocument({ ...page, assets }).html, "text/html");
}

/** Elements in order with the names of their attributes: what markup in a text would change. */
function structureOf(document: Document): string[] {
  return [...document.querySelectorAll("*")].map((element) => {
    // Elements with the same style have the same number (style-attributes.ts).
    const names = element.getAttributeNames().map((name) => name.replace(/^data-s\d+$/, "data-s"));
    return `${element.tagName} ${names.toSorted().join(" ")}`;
  });
}

function expectHarmless(document: Document): void {
  for (const element of document.querySelectorAll("*")) {
    expect(element.getAttributeNames().filter((name) => name.startsWith("on"))).toEqual([]);
    for (const name of ["href", "src", "action", "formaction"])
      expect(element.getAttribute(name) ?? "").not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
  }
  for (const script of document.querySelectorAll("script[type*=json]"))
    expect(() => JSON.parse(script.textContent)).not.toThrow();
}

/** Puts payloads into all fields at once, in another order in each round. */
async function renderRound(given: Given, round: number) {
  let attacked = given;
  let harmless = given;
  payloads.forEach((payload, index) => {
    permittedFields(payload)
      .filter((_, field) => (field + round) % payloads.length === index)
      .forEach((path) => {
        attacked = { ...attacked, profile: replaceText(attacked.profile, path, payload) };
        harmless = { ...harmless, profile: replaceText(harmless.profile, path, toPlain(payload)) };
      });
  });
  findTexts(given.home)
    .filter((path) => !isShape(path))
    .forEach((path, field) => {
      const payload = payloads[(field + round) % payloads.length] ?? "";
      attacked = { ...attacked, home: replaceText(attacked.home, path, payload) };
      harmless = { ...harmless, home: replaceText(harmless.home, path, toPlain(payload)) };
    });
  return { attacked: await renderHtml(attacked), harmless: await renderHtml(harmless) };
}

it("puts payloads into most fields", () => {
  expect(permittedFields(payloads[0] ?? "").length).toBeGreaterThan(25);
});

const pages: Readonly<Record<string, Omit<Given, "locale">>> = {
  ...Object.fromEntries(
    templates.map((template) => {
      const shown = { ...profile, presentation: { ...profile.presentation, template } };
      return [`the ${template} template`, { name: "homepage", profile: shown, home: listing }];
    }),
  ),
  "the listing page": { name: "listing", profile, home: listing },
  "the homes page": { name: "homes", profile, home: listing },
};

for (const locale of locales)
  it.each(Object.entries(pages))(
    `%s has the same structure with payloads in its texts in ${locale}`,
    // Texts take the same way in each language: `npm test` has one.
    { tags: locale === "ko" ? [] : ["extended"] },
    async (_, page) => {
      for (let round = 0; round < payloads.length; round += 3) {
        const { attacked, harmless } = await renderRound({ ...page, locale }, round);
        expectHarmless(attacked);
        expect(structureOf(attacked)).toEqual(structureOf(harmless));
      }
    },
  );
