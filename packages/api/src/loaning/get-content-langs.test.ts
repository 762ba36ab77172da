import { expect, it } from "vitest";
import { getContentLangs, type LocalizedTexts } from "./get-content-langs.ts";

it.each<[string, LocalizedTexts, string[]]>([
  ["one about text", { aboutMeKr: "안녕하세요" }, ["ko"]],
  ["blanks are no text", { aboutMeKr: " \n", aboutMeEn: "Hello" }, ["en"]],
  ["a tagline", { presentation: { taglineJa: "家" }, aboutMeEn: "Hi" }, ["en", "ja"]],
  ["head texts", { seoMeta: { ja: { title: "家" }, ko: { keywords: "집" } } }, ["ja"]],
  ["nothing at all", {}, ["ko", "en", "ja"]],
])("getContentLangs: %s", (_, profile, langs) => {
  expect(getContentLangs(profile)).toEqual(langs);
});
