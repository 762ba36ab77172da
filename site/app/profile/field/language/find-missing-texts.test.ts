import type { Lang } from "@realtor/api/locales";
import { expect, it } from "vitest";
import type { Draft } from "#app/profile/draft/draft.ts";
import { findMissingTexts } from "./find-missing-texts.ts";

it.each<[string, Draft, Lang, string[]]>([
  ["no texts", {}, "ko", []],
  ["a text in this language", { aboutMeKr: "글" }, "ko", []],
  ["a text in another language", { aboutMeEn: "Hi" }, "ko", ["about en"]],
  ["a blank text", { aboutMeKr: " ", aboutMeEn: "Hi" }, "ko", ["about en"]],
  ["an English name", { userName: "Nora" }, "ja", ["name en"]],
  [
    "a Korean brokerage",
    { presentation: { brokerageKr: "밸리" }, etcInfo: [] },
    "en",
    ["license ko"],
  ],
  ["a search title", { seoMeta: { en: { title: "Nora" } } }, "ko", ["seo en"]],
  [
    "a search description besides a title elsewhere",
    { seoMeta: { en: { title: "Nora" }, ko: { description: "집" } } },
    "ko",
    [],
  ],
  ["search words", { seoMeta: { en: { keywords: "homes" } } }, "ko", []],
  [
    "additional sections",
    {
      additionalSections: [
        { id: "a", type: "text", titleEn: "Buying", bodyKr: "글", bodyEn: "Text" },
        { id: "b", type: "faq", items: [{ questionEn: "When?", answerEn: "Now." }, {}] },
        { type: "hologram", titleEn: "Unknown" },
      ],
    },
    "ko",
    ["extra en", "extra en", "extra en"],
  ],
])("finds what is missing: %s", (_, draft, lang, expected) => {
  const found = findMissingTexts(draft, lang);
  expect(found.map(({ section, shown }) => `${section} ${shown}`)).toEqual(expected);
  expect(found.every((text) => text.lang === lang)).toBe(true);
});

it("names the part of the page that shows each text", () => {
  const draft: Draft = {
    aboutMeEn: "Hi",
    seoMeta: { en: { title: "Nora" } },
    additionalSections: [
      { id: "a", type: "hologram", titleEn: "Unknown" },
      { id: "b", type: "faq", titleEn: "Buying", items: [{}, { answerEn: "Now." }] },
    ],
  };
  expect(findMissingTexts(draft, "ko").map(({ part }) => part)).toEqual([
    "about",
    undefined,
    "/additionalSections/1/title",
    "/additionalSections/1/items/1/answer",
  ]);
});
