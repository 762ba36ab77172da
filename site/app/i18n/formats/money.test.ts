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
  [999_999.5, "$1M", "100만 달러", "100万ドル"],
  [1_000_000, "$1M", "100만 달러", "100万ドル"],
  [1_004_999, "$1M", "100만 달러", "100万ドル"],
  [1_005_000, "$1.01M", "101만 달러", "101万ドル"],
  [1_250_000, "$1.25M", "125만 달러", "125万ドル"],
  [1_575_000, "$1.58M", "158만 달러", "158万ドル"],
  [9_999_999, "$10M", "1,000만 달러", "1,000万ドル"],
  [48_200_000, "$48.2M", "4,820만 달러", "4,820万ドル"],
  [99_994_999, "$99.99M", "9,999만 달러", "9,999万ドル"],
  [99_995_000, "$100M", "1억 달러", "1億ドル"],
  [99_999_999, "$100M", "1억 달러", "1億ドル"],
  [100_000_000, "$100M", "1억 달러", "1億ドル"],
  [435_100_000, "$435.1M", "4억 3,510만 달러", "4億3,510万ドル"],
  [999_994_999, "$999.99M", "9억 9,999만 달러", "9億9,999万ドル"],
  [999_999_999, "$1.00B", "10억 달러", "10億ドル"],
  [1_000_000_000, "$1.00B", "10억 달러", "10億ドル"],
  [1_234_567_890, "$1.23B", "12억 3,457만 달러", "12億3,457万ドル"],
  [12_300_000_000, "$12.30B", "123억 달러", "123億ドル"],
  [999_999_999_999, "$1,000.00B", "1조 달러", "1兆ドル"],
  [1_000_000_000_000, "$1,000.00B", "1조 달러", "1兆ドル"],
  [1_234_567_890_000, "$1,234.57B", "1조 2,346억 달러", "1兆2,346億ドル"],
  [-1_250_000, "-$1.25M", "-125만 달러", "-125万ドル"],
  [-999_999_999, "-$1.00B", "-10억 달러", "-10億ドル"],
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
  M: 1e6,
  B: 1e9,
  만: 1e4,
  万: 1e4,
  억: 1e8,
  億: 1e8,
  조: 1e12,
  兆: 1e12,
};

it.each(locales)("in %s differs from the amount by rounding only", (locale) => {
  fc.assert(
    fc.property(fc.double({ min: -9e14, max: 9e14, noNaN: true }), (amount) => {
      const { value, unit } = compactMoney(amount, locale);
      const text = value + unit;
      const parts = text.matchAll(/([\d,.]+)([MB만万억億조兆])?/g);
      const shown = [...parts].map(([, digits = "", size]) => ({
        number:
          Number(digits.replaceAll(",", "")) *
          (size === undefined ? 1 : (sizes[size] ?? Number.NaN)),
        size: size === undefined ? 1 : (sizes[size] ?? Number.NaN),
      }));
      const total = shown.reduce((sum, { number }) => sum + number, 0);
      const dollars = Math.abs(amount);
      const precise =
        dollars < 1e6
          ? 1
          : locale === "en"
            ? 0.01 * (shown[0]?.size ?? 1)
            : dollars < 1e12
              ? 1e4
              : 1e8;
      expect(Math.abs(total - dollars)).toBeLessThanOrEqual(precise * 0.501);
      expect(text.startsWith("-")).toBe(amount < 0 && total > 0);
      expect(shown.map(({ size }) => size)).toEqual(
        shown.map(({ size }) => size).toSorted((x, y) => y - x),
      );
    }),
  );
});

it.each([Number.NaN, Infinity, -Infinity])("throws for %d", (amount) => {
  for (const locale of locales) expect(() => compactMoney(amount, locale)).toThrow(RangeError);
});
