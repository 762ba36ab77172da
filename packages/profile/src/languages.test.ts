import { expect, it } from "vitest";
import { getChosenLangs, getContentLangs, getSpokenLangs } from "./languages.ts";
import type { Wire } from "./wire.ts";

it.each<[string, Wire, string[]]>([
  ["one about text", { aboutMeKr: "안녕하세요" }, ["ko"]],
  ["blanks are no text", { aboutMeKr: " \n", aboutMeEn: "Hello" }, ["en"]],
  ["a tagline", { presentation: { taglineJa: "家" }, aboutMeEn: "Hi" }, ["en", "ja"]],
  ["head texts", { seoMeta: { ja: { title: "家" }, ko: { keywords: "집" } } }, ["ja"]],
  ["nothing at all", {}, ["ko", "en", "ja"]],
  [
    "a language with text that was not chosen",
    { aboutMeKr: "집", aboutMeEn: "Hi", presentation: { siteLanguages: ["en"] } },
    ["en"],
  ],
  [
    "a chosen language without text",
    { aboutMeEn: "Hi", presentation: { siteLanguages: ["ja", "en"] } },
    ["en"],
  ],
  [
    "text in none of the chosen languages",
    { aboutMeEn: "Hi", presentation: { siteLanguages: ["ja"] } },
    ["en"],
  ],
  ["an empty choice", { aboutMeKr: "집", presentation: { siteLanguages: [] } }, ["ko"]],
])("getContentLangs: %s", (_, profile, langs) => {
  expect(getContentLangs(profile)).toEqual(langs);
});

it("getChosenLangs returns the known languages once, in menu order", () => {
  expect(getChosenLangs({})).toEqual([]);
  expect(getChosenLangs({ presentation: { siteLanguages: ["ja", "ko", "ja"] } })).toEqual([
    "ko",
    "ja",
  ]);
});

it("getSpokenLangs returns the supported languages once, in the agent's order", () => {
  expect(getSpokenLangs({ presentation: { languages: ["ja", "fr", " KO-kr", "ko", 5] } })).toEqual([
    "ja",
    "ko",
  ]);
});
