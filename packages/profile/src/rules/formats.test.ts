import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCareerDate, checkColor } from "./formats.ts";

describe("checkCareerDate", () => {
  it.each([
    ["2011-03-14", null],
    ["2024-02-29", null],
    ["2023-02-29", "date.format"],
    ["2023-13-01", "date.format"],
    ["2023-00-10", "date.format"],
    ["2023-04-31", "date.format"],
    ["2023-4-1", "date.format"],
    ["2023/04/01", "date.format"],
    ["2023-04-01T00:00", "date.format"],
    ["２０２３-04-01", "date.format"],
    ["", "date.format"],
  ])("%j is %s", (value, code) => {
    expect(checkCareerDate(value)).toBe(code);
  });

  it.each([
    ["2026-11-20", null],
    ["2026-11-21", "date.future"],
  ])("%s on 2026-11-20 is %s", (value, code) => {
    expect(checkCareerDate(value, "2026-11-20")).toBe(code);
  });

  it("accepts every existing date", () => {
    const days = fc.date({
      min: new Date("0001-01-01"),
      max: new Date("9999-12-31"),
      noInvalidDate: true,
    });
    const predicate = (day: Date) => checkCareerDate(day.toISOString().slice(0, 10)) === null;
    expect(fc.check(fc.property(days, predicate)).counterexample).toBeNull();
  });
});

it.each([
  ["#0F5C4A", null],
  ["#abcdef", null],
  ["0F5C4A", "color.format"],
  ["#FFF", "color.format"],
  ["#GGGGGG", "color.format"],
  ["#0F5C4A00", "color.format"],
  ["red;}", "color.format"],
])("color %j is %s", (value, code) => {
  expect(checkColor(value)).toBe(code);
});
