import type { Lang } from "@realtor/api/locales";
import { expect, it } from "vitest";
import type { Draft } from "#app/profile/draft/draft.ts";
import { getSiteLanguages, orderLanguages } from "./site-languages.ts";

it.each<[Lang, Lang[]]>([
  ["en", ["en", "ko", "ja"]],
  ["ko", ["ko", "en", "ja"]],
  ["ja", ["ja", "en", "ko"]],
])("orders the languages for an interface in %s", (interfaceLang, ordered) => {
  expect(orderLanguages(["ja", "ko", "en"], interfaceLang)).toEqual(ordered);
  expect(orderLanguages([], interfaceLang)).toEqual([]);
});

const chosen = (...siteLanguages: string[]) => ({ presentation: { siteLanguages } });

it.each<[string, Draft, Lang, Lang[]]>([
  ["a new homepage", {}, "ko", ["ko"]],
  ["a new homepage with its English name", { userName: "Nora" }, "ko", ["ko"]],
  ["a homepage with texts", { aboutMeEn: "Hi", aboutMeKr: "글" }, "ja", ["ja", "en", "ko"]],
  ["a homepage with search texts", { seoMeta: { ja: { title: "家" } } }, "en", ["en", "ja"]],
  ["a choice", chosen("ja", "ko"), "ko", ["ko", "ja"]],
  [
    "a choice without a language that has a text",
    { ...chosen("en"), aboutMeKr: "글" },
    "en",
    ["en"],
  ],
  ["a choice without that of the interface", chosen("ko"), "en", ["ko"]],
  ["an empty choice", chosen(), "en", ["en"]],
  ["an unknown language", chosen("de"), "en", ["en"]],
])("finds the languages of %s", (_, draft, interfaceLang, langs) => {
  expect(getSiteLanguages(draft, interfaceLang)).toEqual(langs);
});
