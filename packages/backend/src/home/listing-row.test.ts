import { expect, it } from "vitest";

import { normalizeLicense, normalizeLicenses } from "./listing-row.ts";

it.each([
  ["SAMPLE-01", "SAMPLE-01"],
  ["sample-01", "SAMPLE-01"],
  ["CA DRE SAMPLE-01", "SAMPLE-01"],
  ["DRE# 01234567", "01234567"],
  ["DRE Lic. 01234567", "01234567"],
  ["GREC SAMPLE-05", "SAMPLE-05"],
  [" 00000044 ", "00000044"],
  ["DREAM-1", "DREAM-1"],
])("normalizes %j to %j", (license, bare) => {
  expect(normalizeLicense(license)).toBe(bare);
});

it.each([
  ["00000044", ["00000044"]],
  ["CA DRE 00000044, GREC SAMPLE-44", ["00000044", "SAMPLE-44"]],
  ["DRE 00000044 / GA GREC 000044;", ["00000044", "000044"]],
  [" , ", []],
])("normalizes the numbers of %j to %j", (licenses, bare) => {
  expect(normalizeLicenses(licenses)).toEqual(bare);
});
