import { type FieldId, fields, type TextId } from "@realtor/profile/fields";
import type { Wire } from "@realtor/profile/wire";
import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import "../../test/fixtures/browser-stubs.ts";
import { sampleContent, sampleListings } from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";
import type { Locale } from "../labels/labels.ts";
import { FieldMarks, type Mark } from "./field-marks.ts";
import type { HomepageContent } from "./homepage-content.ts";
import { loadTemplate } from "./registry.ts";
import { type TemplateId, templateIds } from "./template-ids.ts";

/** A text that names the mark that an element with it must have. */
const named = (mark: string) => `‹${mark}›`;

/**
 * What a page shows of each field without languages: a text, or elements by their selector. Null: a page shows
 * nothing of it, or not as a part of its own.
 */
const shown: Readonly<Record<Exclude<FieldId, TextId>, RegExp | string | null>> = {
  madeForRealtor: null,
  salesCount: /7,777/,
  lastYear: /\$9,?99/,
  figuresAt: /January 12|1월 12일|1月12日/,
  career: /\b76\b|1950/,
  careerEnd: null,
  zillow: null,
  // By their URLs, below.
  photos: null,
  focalPoints: null,
  regions: /Tustin|터스틴|タスティン/,
  video: 'a[href*="EXAMPLE0000"]',
  // By their texts, below.
  extra: null,
  phone: 'a[href="tel:+19495550110"]',
  email: 'a[href^="mailto:"]',
  kakao: 'a[href*="pf.example.com"]',
  line: 'a[href*="line.example"]',
  instagram: 'a[href*="instagram.com"]',
  youtube: 'a[href*="youtube.com/@example"]',
  template: null,
  color: null,
  darkHero: null,
  darkContent: null,
  fontSize: null,
  siteLanguages: null,
  languages: /, 영어|, English|、英語/,
  license: /01234567/,
  companyLicense: /07654321/,
  companyPhone: /949-555-0177/,
  // On the line of the phone.
  companyFax: null,
  companyAddress: /9 Sample Way/,
  slug: null,
  repliesWithinDay: null,
  cityHomes: null,
  website: null,
};

const extra = {
  additionalSections: [
    {
      type: "text",
      titleEn: named("extra/section-1/title"),
      bodyEn: named("extra/section-1/body"),
    },
    { type: "text", bodyEn: `- Day 1: ${named("extra/section-2/body")}\n- Day 2: b` },
    {
      type: "testimonials",
      titleJa: named("extra/section-3/title"),
      items: [
        { author: "Without a quote" },
        ...[0, 1, 2].map((index) => ({
          quoteJa: named(`extra/section-3/${index}/quote`),
          ...(index < 1 && { author: named(`extra/section-3/${index}/author`) }),
          ...(index < 2 && { place: index === 1 ? named("extra/section-3/1/place") : "Irvine" }),
          year: 2025,
        })),
      ],
    },
    {
      type: "faq",
      items: [0, 1].map((index) => ({
        questionEn: named(`extra/section-4/${index}/question`),
        answerKr: named(`extra/section-4/${index}/answer`),
      })),
    },
    {
      type: "links",
      items: [{ labelEn: named("extra/section-5/0/label"), url: "https://www.example.com" }],
    },
    { type: "video", titleEn: named("extra/section-6/title"), url: "https://youtu.be/EXAMPLE0001" },
    { type: "team", desiredUrl: ["michael_park"] },
  ],
};

/** What a page shows of sections, as above, by the mark that it has. */
const sectionElements = [
  ["extra/section-3/2/year", /^(?:2025|二○二五年)$/],
  ["extra/section-6/url", 'a[href*="EXAMPLE0001"]'],
  ["extra/section-7/desiredUrl", 'a[href="/michael_park"]'],
] as const;

const facts = {
  contactPhone: "949-555-0110",
  salesCount: 7777,
  lastYearSalesTotal: 9_990_000_000,
  careerStart: "1950-01-01",
  activityRegion: [{ state: "CA", city: "Tustin" }],
  licenseNumber: "CA DRE 01234567",
  etcInfo: [
    { contentType: "company_license", content: "CA DRE 07654321" },
    { contentType: "company_phone", content: "949-555-0177" },
    { contentType: "company_fax", content: "949-555-0178" },
    { contentType: "company_address", content: "9 Sample Way" },
  ],
};

const media = "https://own.example/";

/** Photos whose name is their mark, or that are marked by their URL. */
const photosIn = (locale: Locale) =>
  Object.entries({
    id: ["photo-id"],
    id2: ["a", "b"],
    top: ["photo-top"],
    logo: [locale === "en" ? "photo-logo.svg" : "photo-logo"],
    gallery: ["c", "d"],
  }).flatMap(([path, names]) =>
    names.map((name) => ({ path, imageType: "fullsize", url: media + name })),
  );

/** A profile with each text of the table in three languages, named by its field. */
function fullContent(locale: Locale, template: TemplateId): HomepageContent {
  const lineLink = "https://line.example/grace-kim";
  const presentation = { template, languages: ["ko", "en"], lineLink, figuresAt: "2026-01-12" };
  let profile: Wire = { ...facts, ...extra, photos: photosIn(locale), presentation };
  for (const [id, field] of Object.entries(fields))
    if (field.kind === "localized")
      for (const [lang, value] of Object.entries(field.values))
        profile = value.set(profile, `${named(id)}${lang}`);
  return sampleContent(locale, profile, sampleListings({ sale: 2 }));
}

const mark: Mark = (field, ...place) => ({ "data-field": [field, ...place].join("/") });

const lines: Readonly<Record<string, FieldId>> = {
  "identity/name": "name",
  "identity/brokerage": "agency",
  "identity/brokerage.license": "companyLicense",
  "identity/brokerage.address": "companyAddress",
  "identity/brokerage.phone": "companyPhone",
  "identity/license": "license",
};

/** The mark around an element; of a line of names and licenses, the field that it shows. */
function markOf(element: Element): string {
  const name = element.closest("[data-field]")?.getAttribute("data-field") ?? "none";
  return lines[name] ?? name;
}

/** The elements of a selector, or those that contain a text directly. */
function find(page: HTMLElement, probe: RegExp | string): Element[] {
  if (typeof probe === "string") return [...page.querySelectorAll(probe)];
  return [...page.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && probe.test(node.textContent ?? ""),
    ),
  );
}

const localized = Object.entries(fields).flatMap(([id, { kind }]) =>
  kind === "localized" ? [id] : [],
);
const inSections = Array.from(JSON.stringify(extra).matchAll(/‹(.+?)›/g), ([, text = ""]) => text);
/** A page shows the job titles of other agents; search engines show the others. */
const notShown = /^(?:jobTitle|seo\w+)$/;

const probes: readonly (readonly [mark: string, probe: RegExp | string])[] = [
  ...[...localized, ...inSections].map((name) => [name, new RegExp(named(name))] as const),
  ...Object.entries(shown).flatMap(([id, probe]) => (probe === null ? [] : [[id, probe] as const])),
  ...sectionElements,
];

describe.each(templateIds)("in %s", (id) => {
  it.each<Locale>(["ko", "en", "ja-JP"])("each shown field has its mark in %s", async (locale) => {
    const Template = await loadTemplate(id);
    const content = fullContent(locale, id);
    const { container } = render(
      <FieldMarks value={mark}>
        <Template {...sampleProps(content)} />
      </FieldMarks>,
    );
    // Every visit hydrates the header and the bar, so they have no marks: a click on the header opens the name.
    for (const unmarked of container.querySelectorAll('header a[href="/grace-kim"], nav'))
      unmarked.remove();
    const statements = new Set<string | null>(content.legal.statements.map(({ text }) => text));
    const isStatement = (element: Element) =>
      statements.has(element.closest("p")?.textContent ?? null);

    const found = probes.map(([name, probe]) => {
      const elements = find(container, probe).filter((element) => !isStatement(element));
      return [name, ...new Set(elements.map(markOf))];
    });
    // One sentence of Atelier has all figures, and opens the first.
    const isRecord = (name: string) => id === "atelier" && /^(?:lastYear|career)$/.test(name);
    expect(
      found,
      "An element lacks its mark, or the design does not show a field: mark it, or leave the field out for this design here.",
    ).toEqual(
      probes.map(([name]) => {
        if (notShown.test(name)) return [name];
        return [name, isRecord(name) ? "salesCount" : name];
      }),
    );

    const images = container.querySelectorAll<HTMLImageElement>(`img[src^="${media}"]`);
    const unnamed = [...images].filter((image) => {
      const [url = ""] = image.src.split("?");
      return ![`photos/${url}`, url.slice(media.length)].includes(markOf(image));
    });
    expect(unnamed).toEqual([]);
    expect(images.length).toBeGreaterThan(3);
    // The mask of an SVG is no image. Brokerage shows no logo.
    const hasLogo = container.querySelector("[data-field=photo-logo]") !== null;
    expect(hasLogo).toBe(id !== "brokerage");
  });
});
