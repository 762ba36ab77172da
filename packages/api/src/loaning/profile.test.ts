import { expect, it } from "vitest";
import { getChosenLangs, getContentLangs, isKnownSection, pairPhotos } from "./profile.ts";
import type { LocalizedTexts } from "./profile.ts";
import type { Photo } from "./photos.schema.ts";

const photo = (path: Photo["path"], imageType: Photo["imageType"], url: string): Photo => ({
  path,
  imageType,
  url,
});

it("pairs the two sizes of each photo of a path in order", () => {
  const photos = [
    photo("gallery", "thumbnail", "a-480"),
    photo("id", "fullsize", "id"),
    photo("gallery", "thumbnail", "b-480"),
    photo("gallery", "fullsize", "a"),
    photo("gallery", "fullsize", "b"),
  ];
  expect(pairPhotos(photos, "gallery")).toEqual([
    { thumbnail: "a-480", fullsize: "a" },
    { thumbnail: "b-480", fullsize: "b" },
  ]);
  expect(pairPhotos(photos, "id")).toEqual([{ thumbnail: "id", fullsize: "id" }]);
  expect(pairPhotos(photos, "top")).toEqual([]);
  expect(pairPhotos(undefined, "id")).toEqual([]);
});

it("isKnownSection is true for known types only", () => {
  expect(isKnownSection({ id: "a", type: "video", url: "" })).toBe(true);
  expect(isKnownSection({ type: "hologram" })).toBe(false);
});

it.each<[string, LocalizedTexts, string[]]>([
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
