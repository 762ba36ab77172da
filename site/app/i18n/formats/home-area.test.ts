import { locales } from "@realtor/api/locales";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { homeArea, lotArea } from "./home-area.ts";

it.each([
  [1800, "sqft", "1,800 sq ft", "1,800 sqft", "1,800 sqft"],
  [1800, "m2", "167 m²", "167 m²", "167 m²"],
  [1800, "pyeong", "50.6 pyeong", "50.6평", "50.6坪"],
  [2180, "pyeong", "61.3 pyeong", "61.3평", "61.3坪"],
  [0, "pyeong", "0 pyeong", "0평", "0坪"],
  [-0, "m2", "0 m²", "0 m²", "0 m²"],
  [1e9, "m2", "92,903,040 m²", "92,903,040 m²", "92,903,040 m²"],
] as const)("%d square feet in %s", (feet, unit, en, ko, ja) => {
  expect(homeArea(feet, unit, "en")).toBe(en);
  expect(homeArea(feet, unit, "ko")).toBe(ko);
  expect(homeArea(feet, unit, "ja-JP")).toBe(ja);
});

it.each([
  [21_779, "21,779 sq ft", "21,779 sqft", "21,779 sqft"],
  [21_780, "0.5 acres", "0.5에이커", "0.5エーカー"],
  [43_560, "1 acre", "1에이커", "1エーカー"],
  [100_000, "2.3 acres", "2.3에이커", "2.3エーカー"],
  [0, "0 sq ft", "0 sqft", "0 sqft"],
])("a lot of %d square feet", (feet, en, ko, ja) => {
  expect([lotArea(feet, "en"), lotArea(feet, "ko"), lotArea(feet, "ja-JP")]).toEqual([en, ko, ja]);
});

it.each(locales)("in %s formats any size and throws for NaN and infinities", (locale) => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (feet) => {
      for (const unit of ["sqft", "m2", "pyeong"] as const)
        expect(homeArea(feet, unit, locale)).toMatch(/^-?[\d,.]+ ?\S/);
      expect(lotArea(feet, locale)).toMatch(/^-?[\d,.]+ ?\S/);
    }),
  );
  expect(() => homeArea(Number.NaN, "m2", locale)).toThrow(RangeError);
  expect(() => lotArea(Infinity, locale)).toThrow(RangeError);
});
