import { describe, expect, it } from "vitest";
import { cleanText } from "./local-text.ts";

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
