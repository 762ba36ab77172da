import { expect, it } from "vitest";
import { charactersByFamily } from "./page-characters.ts";

const beyondAscii = (body: string, lang: "ko" | "en" | "ja") =>
  charactersByFamily(body, lang).map(({ family, characters }) => [
    family,
    characters.replaceAll(/[ -~]/g, ""),
  ]);

it("takes what a page shows, each character once and in order", () => {
  const [own] = charactersByFamily(`<p title="숨은 말">나가\n나 &amp; 다</p>`, "ko");
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
] as const)("draws each script in its own family, on a page in %s", (lang, body, wanted) => {
  expect(beyondAscii(body, lang)).toEqual(wanted);
});
