import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lang } from "../labels/labels.ts";
import { isLongName, isVerticalName, estimateWidestWord, splitName } from "./name-layout.ts";

describe("isLongName", () => {
  it.each<[string, Lang, boolean]>([
    ["김서연", "ko", false],
    ["클레어 휘트모", "ko", false],
    ["클레어 휘트모어", "ko", true],
    ["グレース・キム", "ja", false],
    ["クレア・ウィットモア", "ja", true],
    ["Christopher Kim", "en", false],
    ["Maximilianus Kim", "en", true],
    ["Anne-Marie Featherstone", "en", true],
    ["Anne-Marie Whitmore", "en", false],
  ])("%s (%s): %s", (name, lang, long) => {
    expect(isLongName(name, lang)).toBe(long);
  });
});

describe("isVerticalName", () => {
  it.each<[string, Lang, boolean]>([
    ["佐藤 遥", "ja", true],
    ["中村 恵美", "ja", true],
    ["遥", "ja", false],
    ["グレース・キム", "ja", false],
    ["Emi 中村", "ja", false],
    ["김서연", "ko", false],
  ])("%s (%s): %s", (name, lang, vertical) => {
    expect(isVerticalName(name, lang)).toBe(vertical);
  });
});

it("splits names only at spaces and after a middle dot", () => {
  expect(splitName("グレース・キム")).toEqual(["グレース・キム"]);
  expect(splitName("クレア・ウィットモア")).toEqual(["クレア・", "ウィットモア"]);
  expect(splitName(" Grace  Kim ")).toEqual(["Grace ", "Kim"]);
  expect(splitName("Grace Kim · 김서연")).toEqual(["Grace ", "Kim ", "· ", "김서연"]);
});

it("never estimates a word as narrower than a part of it", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z가-힣ぁ-ん一-龠]{1,20}$/), (word) => {
      expect(estimateWidestWord(word)).toBeGreaterThanOrEqual(
        estimateWidestWord(word.slice(0, -1)),
      );
      expect(estimateWidestWord(`${word} a`)).toBe(estimateWidestWord(word));
    }),
  );
});

it("estimates marks as part of their letter, and emoji and other scripts as wide", () => {
  expect(estimateWidestWord("e\u0304\u030Ce\u0304")).toBe(estimateWidestWord("ee"));
  expect(estimateWidestWord("🏡🏡")).toBe(2.8);
  expect(estimateWidestWord("الهاشمي")).toBeGreaterThan(estimateWidestWord("elhashm"));
});
