import type { Lang } from "@realtor/api/locales";
import { prepareHomepage } from "@realtor/ui/templates";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknownProvider } from "@realtor/ui/legal-lines";
import type { Draft } from "../draft/draft.ts";
import { findMissingTexts, findShownLang } from "./find-missing-texts.ts";

const langs = ["ko", "en", "ja"] as const satisfies readonly Lang[];

describe("findShownLang", () => {
  it.each<[Lang, string, Lang | null]>([
    ["ko", "ko en ja", "ko"],
    ["ko", "en ja", "en"],
    ["ko", "ja", "ja"],
    ["en", "en ko ja", "en"],
    ["en", "ko ja", "ko"],
    ["en", "ja", "ja"],
    ["ja", "ja en ko", "ja"],
    ["ja", "en ko", "en"],
    ["ja", "ko", "ko"],
    ["ja", "", null],
  ])("visitors in %s of a text in [%s] read %s", (lang, written, shown) => {
    const has = (each: Lang) => (written.split(" ").includes(each) ? "Text" : " \n");
    expect(findShownLang(lang, { ko: has("ko"), en: has("en"), ja: has("ja") })).toBe(shown);
  });

  it("is the language that the homepage shows", () => {
    const text = fc.constantFrom("", "  ", "Text");
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...langs), (ko, en, ja, lang) => {
        const profile = { aboutMeKr: ko, aboutMeEn: en, presentation: { aboutMeJa: ja } };
        const locale = lang === "ja" ? "ja-JP" : lang;
        const { texts } = prepareHomepage(profile, null, locale, {
          today: "2026-11-26",
          team: {},
          provider: unknownProvider,
        });
        expect(findShownLang(lang, { ko, en, ja })).toBe(texts[0]?.text.lang ?? null);
      }),
    );
  });
});

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
