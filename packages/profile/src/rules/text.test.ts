import { describe, expect, it } from "vitest";
import { checkFlag, checkLength, checkRequired, checkStorable } from "./text.ts";

describe("rules of texts", () => {
  it.each([
    ["Y", null],
    ["N", null],
    ["y", "flag.format"],
    ["YN", "flag.format"],
    ["", "flag.format"],
  ])("flag %j is %s", (value, code) => {
    expect(checkFlag(value)).toBe(code);
  });

  it.each([
    ["a", null],
    [" 김 ", null],
    ["", "required"],
    [" \n\t\u3000", "required"],
    ["\u200b\u3164\u2060\ufeff", "required"],
  ])("required %j is %s", (value, code) => {
    expect(checkRequired(value)).toBe(code);
  });

  it.each([
    ["abc", 3, 0, null],
    ["abcd", 3, 0, "text.tooLong"],
    ["😀", 1, 0, "text.tooLong"],
    ["a", 3, 2, "text.tooShort"],
  ])("length of %j within %i and %i is %s", (value, max, min, code) => {
    expect(checkLength(value, max, min)).toBe(code);
  });

  it.each([
    ["집 😀", null],
    ["a\u0000b", "text.invalid"],
    ["\ud800", "text.invalid"],
  ])("storable %j is %s", (value, code) => {
    expect(checkStorable(value)).toBe(code);
  });
});
