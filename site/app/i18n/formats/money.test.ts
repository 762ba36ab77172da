import { locales } from "@realtor/api/locales";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactMoney } from "./money.ts";

// Amount, and the English, Korean and Japanese output.
const table: [number, string, string, string][] = [
  [0, "$0", "$0", "$0"],
  [-0, "$0", "$0", "$0"],
  [-0.4, "$0", "$0", "$0"],
  [1, "$1", "$1", "$1"],
  [0.5, "$1", "$1", "$1"],
  [999, "$999", "$999", "$999"],
  [1000, "$1,000", "$1,000", "$1,000"],
  [850_000, "$850,000", "$850,000", "$850,000"],
  [999_999, "$999,999", "$999,999", "$999,999"],
  [999_999.4, "$999,999", "$999,999", "$999,999"],
  [999_999.5, "$1M", "$100만", "$100万"],
  [1_000_000, "$1M", "$100만", "$100万"],
  [1_004_999, "$1M", "$100만", "$100万"],
  [1_005_000, "$1.01M", "$101만", "$101万"],
  [1_250_000, "$1.25M", "$125만", "$125万"],
  [1_575_000, "$1.58M", "$158만", "$158万"],
  [9_999_999, "$10M", "$1,000만", "$1,000万"],
  [48_200_000, "$48.2M", "$4,820만", "$4,820万"],
  [99_994_999, "$99.99M", "$9,999만", "$9,999万"],
  [99_995_000, "$100M", "$1억", "$1億"],
  [99_999_999, "$100M", "$1억", "$1億"],
  [100_000_000, "$100M", "$1억", "$1億"],
  [435_100_000, "$435.1M", "$4.35억", "$4.35億"],
  [999_994_999, "$999.99M", "$10억", "$10億"],
  [999_999_999, "$1.00B", "$10억", "$10億"],
  [1_000_000_000, "$1.00B", "$10억", "$10億"],
  [1_234_567_890, "$1.23B", "$12.35억", "$12.35億"],
  [12_300_000_000, "$12.30B", "$123억", "$123億"],
  [999_999_999_999, "$1,000.00B", "$1조", "$1兆"],
  [1_000_000_000_000, "$1,000.00B", "$1조", "$1兆"],
  [-1_250_000, "-$1.25M", "-$125만", "-$125万"],
  [-999_999_999, "-$1.00B", "-$10억", "-$10億"],
  [-850_000, "-$850,000", "-$850,000", "-$850,000"],
];

describe.each(table)("%d", (amount, en, ko, ja) => {
  it.each([
    ["en", en],
    ["ko", ko],
    ["ja-JP", ja],
  ] as const)("in %s is %s", (locale, expected) => {
    const { value, unit } = compactMoney(amount, locale);
    expect(value + unit).toBe(expected);
  });
});

const sizes: Record<string, number> = {
  "": 1,
  M: 1e6,
  B: 1e9,
  만: 1e4,
  万: 1e4,
  억: 1e8,
  億: 1e8,
  조: 1e12,
  兆: 1e12,
};

it.each(locales)(
  "in %s differs from the amount by rounding only, and uses the largest unit",
  (locale) => {
    fc.assert(
      fc.property(fc.double({ min: -9e14, max: 9e14, noNaN: true }), (amount) => {
        const { value, unit } = compactMoney(amount, locale);
        expect(value).toMatch(/^-?\$\d{1,3}(,\d{3})*(\.\d{1,2})?$/);
        const size = sizes[unit] ?? Number.NaN;
        const decimals = unit === "" || unit === "만" || unit === "万" ? 1 : 100;
        const number = Number(value.replace(/[$,]/g, ""));
        expect(Math.abs(number * size - amount)).toBeLessThanOrEqual((size / decimals) * 0.501);
        // The next unit would have been used.
        const next = { "": 1e6, M: 1000, 만: 10_000, 万: 10_000 }[unit] ?? Infinity;
        expect(Math.abs(number)).toBeLessThan(next);
      }),
    );
  },
);

it.each([Number.NaN, Infinity, -Infinity])("throws for %d", (amount) => {
  for (const locale of locales) expect(() => compactMoney(amount, locale)).toThrow(RangeError);
});
