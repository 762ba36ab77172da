import { describe, expect, it } from "vitest";
import { cleanText, type Lang, pickText } from "./text.ts";

describe("cleanText", () => {
  it.each([
    [" 김서연 ", "김서연"],
    ["두 줄\n\t사이", "두 줄\n\t사이"],
    ["a\u202Etxt.exe\u202C", "atxt.exe"],
    ["\u2067\u0000\u001B", null],
    ["👩‍👧 \u200Fא", "👩‍👧 \u200Fא"],
    ["  ", null],
    [null, null],
    [undefined, null],
  ])("%j is %j", (typed, shown) => {
    expect(cleanText(typed)).toBe(shown);
  });
});

describe("pickText", () => {
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
    const text = pickText(lang, { ko: has("ko"), en: has("en"), ja: has("ja") });
    expect(text?.lang ?? null).toBe(shown);
  });
});
