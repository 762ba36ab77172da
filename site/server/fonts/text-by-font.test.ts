import { describe, expect, it } from "vitest";
import { getSerifCharacters } from "./serif-sheet.ts";
import { findFontClasses, splitByFont } from "./text-by-font.ts";

it("finds the classes that set the serif and the UI family, in layers and media queries", () => {
  const css =
    "@layer a{.x{color:red}.name_1,.y .quote:lang(ja){font-family:var(--rt-font-serif-ja)}}" +
    "@media(max-width:40em){.z>.q._w{font-family:var(--rt-font-serif);margin:0}}h1,.u{font-family:var(--rt-font-ui)}";
  expect(findFontClasses(css)).toEqual({ serif: ["name_1", "quote", "_w"], ui: ["u"] });
});

describe("serif text of a page", () => {
  it.each([
    ["nested elements", '<p>가</p><h1 class="a s"><span>나</span>다</h1>라', { ko: "나다" }],
    ["void elements", '<h1 class="s">가<br>나<img src="x"/></h1>다', { ko: "가나" }],
    ["languages", '<h1 class="s">가<b lang="en">b</b>나</h1>', { ko: "가나", en: "b" }],
    ["a language outside", '<div lang="ja"><p class="s">佐</p></div>', { ja: "佐" }],
    ["a > in an attribute", '<i title="a>b"></i><h1 class="s">가</h1>', { ko: "가" }],
    ["comments", '<h1 class="s">가<!-- -->나</h1>', { ko: "가<!-- -->나" }],
  ])("%s", (_, html, expected) => {
    expect(splitByFont(html, { serif: ["s"], ui: [] }, "ko").serif).toEqual(expected);
  });

  it("is apart from the text in the UI family", () => {
    const html = '가<h1 class="s">나<small class="u">다<b>라</b></small></h1>마';
    expect(splitByFont(html, { serif: ["s"], ui: ["u"] }, "ko")).toEqual({
      serif: { ko: "나" },
      ui: "가다라마",
    });
  });

  it("uses the Japanese family for Japanese text, the Latin one with the Korean one for the rest", () => {
    const characters = getSerifCharacters({ ja: "佐A佐", ko: "김B家", en: "C\n" });
    expect(characters.map(([{ stylesheet }, text]) => [stylesheet.split("/")[1], text])).toEqual([
      ["noto-serif-jp", "A佐"],
      ["source-serif-4", "BC"],
      ["noto-serif-kr", "家김"],
    ]);
  });
});
