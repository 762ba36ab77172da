import { expect, it } from "vitest";
import { getCharactersByFamily } from "./page-characters.ts";

const beyondAscii = (body: string, lang: "ko" | "en" | "ja") =>
  getCharactersByFamily(body, lang).map(({ family, characters }) => [
    family,
    characters.replaceAll(/[ -~]/g, ""),
  ]);

it("returns each visible character once, sorted", () => {
  const [own] = getCharactersByFamily(`<p title="숨은 말">나가\n나 &amp; 다</p>`, "ko");
  expect(own?.characters).toMatch(/^ !"#.*~가나다$/);
});

it.each([
  [
    "ko",
    "김서연 · 日本語 English ー",
    [
      ["ui", "·김서연"],
      ["uiJa", "ー日本語"],
    ],
  ],
  ["en", "Grace Kim – 김", [["ui", "–김"]]],
  [
    "ja",
    "佐藤 はるか・한국어 、",
    [
      ["uiJa", "、かはる・佐藤"],
      ["ui", "국어한"],
    ],
  ],
] as const)("assigns each script to its family on a page in %s", (lang, body, expected) => {
  expect(beyondAscii(body, lang)).toEqual(expected);
});
