import { locales } from "@realtor/api/locales";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatsFor } from "./formats-for.ts";

const ko = formatsFor("ko");
const en = formatsFor("en");
const ja = formatsFor("ja-JP");

it.each([
  [1_575_000, "$1,575,000"],
  [0, "$0"],
  [-0, "$0"],
  [-0.4, "$0"],
  [4200, "$4,200"],
  [999.5, "$1,000"],
  [-1200, "-$1,200"],
  [999_999_999, "$999,999,999"],
  [1e15, "$1,000,000,000,000,000"],
])("%d dollars are %s in every language", (amount, expected) => {
  expect([ko, en, ja].map(({ money }) => money(amount))).toEqual([expected, expected, expected]);
});

it.each([
  [2180, "2,180 sqft", "2,180 sqft (203 m²)"],
  [1800, "1,800 sqft", "1,800 sqft (167 m²)"],
  [0, "0 sqft", "0 sqft (0 m²)"],
  [-0, "0 sqft", "0 sqft (0 m²)"],
  [0.4, "0 sqft", "0 sqft (0 m²)"],
  [12_345.6, "12,346 sqft", "12,346 sqft (1,147 m²)"],
])("%d square feet are %s, and in Korean and Japanese %s", (feet, english, other) => {
  expect([en, ko, ja].map(({ area }) => area(feet))).toEqual([english, other, other]);
});

it.each([
  [12_345, "12,345"],
  [2.5, "2.5"],
  [0, "0"],
  [-0, "0"],
  [-7, "-7"],
])("the number %d is %s in every language", (value, expected) => {
  expect([ko, en, ja].map(({ number }) => number(value))).toEqual([expected, expected, expected]);
});

it.each(["CA", "GA"] as const)("formats a date without time as that day in %s", (state) => {
  const texts = locales.map((locale) => formatsFor(locale, state).date("2026-11-01"));
  expect(new Set(texts)).toEqual(new Set(["November 1, 2026", "2026년 11월 1일", "2026年11月1日"]));
});

it("formats times in the time zone of the state", () => {
  const read = "2026-11-21T06:30:00Z";
  expect(formatsFor("en", "CA").dateTime(read)).toBe("November 20, 2026 at 10:30 PM");
  expect(formatsFor("en", "GA").dateTime(read)).toBe("November 21, 2026 at 1:30 AM");
  // For an English notice on a Korean page.
  expect(formatsFor("ko", "CA").dateTime(read, "en")).toBe("November 20, 2026 at 10:30 PM");
});

describe.each(locales)("in %s", (locale) => {
  const { area, money, moneyCompact, number } = formatsFor(locale);
  const all = [area, money, number];

  it("formats any finite number", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
        (value) => {
          for (const format of all) expect(format(value)).toMatch(/^-?\$?[\d,.]+( sqft.*)?$/);
        },
      ),
    );
  });

  it.each([Number.NaN, Infinity, -Infinity])("throws for %d", (value) => {
    for (const format of [...all, moneyCompact]) expect(() => format(value)).toThrow(RangeError);
  });
});
