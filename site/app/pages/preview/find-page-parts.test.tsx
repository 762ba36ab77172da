// @vitest-environment jsdom
import type { RealtorProfile } from "@realtor/api/loaning";
import { type Locale, locales } from "@realtor/api/locales";
import { unknownProvider } from "@realtor/ui/legal-lines";
import { labelsFor } from "@realtor/ui/labels";
import { loadTemplate, type TemplateId } from "@realtor/ui/templates";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { homepageFormats } from "#app/pages/homepage/homepage-formats.ts";
import { findPageParts, findPartOf, getPageParts } from "./find-page-parts.ts";
import { prepareDraft } from "./prepare-draft.ts";

afterEach(() => document.body.replaceChildren());

const photo = (path: "id" | "top", name: string) => ({
  path,
  imageType: "fullsize" as const,
  url: `https://realtor.example/media/${name}.jpg`,
});

const profile: RealtorProfile = {
  id: "1",
  userId: "2",
  userName: "Nora Vale",
  desiredUrl: "nora",
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-01T00:00:00.000Z",
  licenseNumber: "CA DRE 00000001",
  contactPhone: "949-555-0101",
  email: "nora@vale.example",
  salesCount: 12,
  careerStart: "2011-03-01",
  aboutMeKr: "첫 문단입니다.\n\n- 하나\n- 둘",
  aboutMeEn: "A paragraph.\n\n- One\n- Two",
  etcInfo: [
    { contentType: "korea_name", content: "노라" },
    { contentType: "home_list_realtor", content: "Vale Realty" },
  ],
  activityRegion: [{ state: "CA", city: "Irvine" }],
  photos: [photo("id", "portrait"), photo("top", "house")],
  presentation: {
    taglineKr: "한 줄 소개입니다.",
    taglineEn: "One sentence.",
    languages: ["ko", "en"],
  },
  additionalSections: [
    {
      type: "faq",
      titleKr: "질문",
      titleEn: "Questions",
      items: [
        { questionKr: "질문?", questionEn: "Questions?", answerKr: "답", answerEn: "Answer" },
        { questionKr: "왜?", questionEn: "Why?", answerKr: "그래서", answerEn: "So." },
      ],
    },
  ],
};

async function renderPage(template: TemplateId, locale: Locale) {
  const draft = prepareDraft(
    null,
    {
      profile: { ...profile, presentation: { ...profile.presentation, template } },
      listings: null,
      team: {},
      locale,
      origin: "https://realtor.example",
      builder: "/",
    },
    { today: "2026-11-20", provider: unknownProvider },
  );
  const Template = await loadTemplate(template);
  document.body.innerHTML = renderToStaticMarkup(
    <Template
      content={draft.content}
      labels={labelsFor(locale)}
      formats={homepageFormats(locale, draft.content.listings, undefined)}
      links={{
        home: "/",
        listings: () => "/",
        listing: () => "/",
        homes: "/",
        member: () => "/",
        team: () => "/",
        privacy: "/",
        choices: "/",
        builder: "/",
      }}
      resolveImage={(url) => ({ src: url, srcSet: "" })}
      slots={{ languageMenu: null, contactForm: null, share: null }}
    />,
  );
  return draft;
}

async function renderParts(template: TemplateId, locale: Locale) {
  return findPageParts(document, await renderPage(template, locale));
}

const templates = ["portrait", "editorial", "panorama", "atelier"] as const;

describe.each(templates)("%s", (template) => {
  it.each(locales)("finds the elements of the fields in %s", async (locale) => {
    const parts = await renderParts(template, locale);
    const textOf = (id: string) => parts.find((part) => part.id === id)?.element.textContent ?? "";
    expect(textOf("name")).toMatch(/Nora\s?Vale|노라/);
    expect(textOf("tagline")).toMatch(/^(One sentence\.|한 줄 소개입니다\.)$/);
    expect(textOf("story")).toMatch(/(A paragraph|첫 문단입니다)\.\s*(One|하나)\s*(Two|둘)$/);
    expect(textOf("brokerage")).toContain("Vale Realty");
    expect(textOf("license")).toContain("00000001");
    expect(textOf("/additionalSections/0/title")).toMatch(/^(Questions|질문)$/);
    expect(textOf("/additionalSections/0/items/0/question")).toMatch(/^(Questions|질문)\?$/);
    expect(textOf("/additionalSections/0/items/1/answer")).toMatch(/^(So\.|그래서)$/);
    const photoPart = template === "panorama" ? "cover" : "portrait";
    const image = parts.find(({ id }) => id === photoPart)?.element;
    expect(image?.getAttribute("src")).toContain(photoPart === "cover" ? "house" : "portrait");
  });
});

it("lists the parts in the order of the page, sections before their parts", async () => {
  const parts = await renderParts("portrait", "en");
  const ids = parts.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(["top", "hero", "portrait"]);
  expect(ids.indexOf("about")).toBeLessThan(ids.indexOf("story"));
  expect(ids.indexOf("story")).toBeLessThan(ids.indexOf("section-1"));
  expect(ids.at(-1)).toBe("footer");
});

it("finds the innermost part of an element", async () => {
  const parts = await renderParts("portrait", "en");
  const heading = document.querySelector("#about h2");
  const word = document.querySelector("h1 span");
  expect(heading && findPartOf(heading, parts)?.id).toBe("about");
  expect(word && findPartOf(word, parts)?.id).toBe("name");
});

it("pairs figures with their labels when one is missing", async () => {
  const parts = await renderParts("portrait", "en");
  const figures = parts.filter(({ id }) => ["salesCount", "lastYear", "career"].includes(id));
  expect(figures.map(({ id }) => id)).toEqual(["salesCount", "career"]);
  expect(figures[1]?.element.textContent).toContain("Years");
});

it("finds the parts again only for another profile, or when an element was replaced", async () => {
  const draft = await renderPage("portrait", "en");
  const parts = getPageParts(document, draft);
  expect(getPageParts(document, draft)).toBe(parts);
  expect(getPageParts(document, { ...draft, profile: { ...draft.profile } })).not.toBe(parts);
  const current = getPageParts(document, draft);
  document.querySelector("h1")?.remove();
  const ids = getPageParts(document, draft).map(({ id }) => id);
  expect(current.map(({ id }) => id)).toContain("name");
  expect(ids).not.toContain("name");
});

it("finds the parts of a page that was empty before", async () => {
  const draft = await renderPage("portrait", "en");
  const { innerHTML } = document.body;
  document.body.replaceChildren();
  expect(getPageParts(document, draft)).toEqual([]);
  document.body.innerHTML = innerHTML;
  expect(getPageParts(document, draft).map(({ id }) => id)).toContain("name");
});
