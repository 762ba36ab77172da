import { expect, it } from "vitest";
import {
  cleanLicense,
  formatLicense,
  isLicenseComplete,
  licenseKeys,
  parseLicense,
  readLicenses,
} from "./licenses.ts";

it.each([
  ["CA DRE SAMPLE-01", ["CA"], [["dre", "SAMPLE-01"]]],
  ["DRE# 00000042", ["CA"], [["dre", "00000042"]]],
  ["GREC SAMPLE-05", ["GA"], [["grec", "SAMPLE-05"]]],
  ["00000042", ["CA"], [["dre", "00000042"]]],
  ["00042", ["GA"], [["grec", "00042"]]],
  ["00042", ["CA", "GA"], [[null, "00042"]]],
  ["00042", [], [[null, "00042"]]],
  [
    "CA DRE 00000042, GREC 00042",
    ["CA", "GA"],
    [
      ["dre", "00000042"],
      ["grec", "00042"],
    ],
  ],
  [
    "DRE 00000042 / GA GREC 00042",
    ["CA"],
    [
      ["dre", "00000042"],
      ["grec", "00042"],
    ],
  ],
  ["DRE", ["CA"], [["dre", "DRE"]]],
  [" , ; \u200b", ["CA"], []],
  [null, ["CA"], []],
] as const)("reads the numbers of %j in %j", (typed, states, expected) => {
  expect(readLicenses(typed, states).map(({ authority, number }) => [authority, number])).toEqual(
    expected,
  );
});

const spellings: [typed: string, states: string[], keys: string[]][] = [
  ["CA DRE 00000042", ["CA"], ["dre:00000042"]],
  ["dre# 00000042", ["CA", "GA"], ["dre:00000042"]],
  ["00000042", ["CA"], ["dre:00000042"]],
  ["GREC Lic. h-42", ["GA"], ["grec:H-42"]],
  ["00000042", ["GA"], ["grec:00000042"]],
  ["00000042", ["CA", "GA"], []],
  ["DRE 00000042 / GREC 42, 42", ["GA"], ["dre:00000042", "grec:42"]],
];

it.each(spellings)("compares %j in %j as %j", (licenseNumber, states, keys) => {
  const activityRegion = states.map((state) => ({ state }));
  expect(licenseKeys({ licenseNumber, activityRegion })).toEqual(keys);
});

it.each([
  ["CA DRE 00000042", null, { state: "CA", number: "00000042" }],
  ["dre #00000042", null, { state: "CA", number: "00000042" }],
  ["GREC 000042", "CA", { state: "GA", number: "000042" }],
  ["000042", "GA", { state: "GA", number: "000042" }],
  ["", "CA", { state: "CA", number: "" }],
  ["", null, null],
  ["000042", null, null],
  ["CA DRE 00000042, GREC 000042", "CA", null],
  ["broker", "CA", null],
] as const)("reads %j in %s as %j", (text, state, license) => {
  expect(parseLicense(text, state)).toEqual(license);
});

it.each([
  ["CA", "00000042", "CA DRE 00000042"],
  ["GA", "000042", "GREC 000042"],
  ["CA", "", ""],
] as const)("writes the number of %s %j as %j, and reads it back", (state, number, text) => {
  expect(formatLicense({ state, number })).toBe(text);
  expect(parseLicense(text, state)).toEqual({ state, number });
});

it.each([
  ["CA", "0000-0042", "00000042"],
  ["CA", "DRE 000000421", "00000042"],
  ["GA", "００００４２", "000042"],
  ["GA", "abc", ""],
] as const)("keeps the digits of a number of %s: %j", (state, typed, number) => {
  expect(cleanLicense(typed, state)).toBe(number);
});

it.each([
  ["CA", "00000042", true],
  ["CA", "0000042", false],
  ["GA", "000042", true],
  ["GA", "0000", false],
  ["GA", "", false],
] as const)("finds a number of %s %j complete: %s", (state, number, isComplete) => {
  expect(isLicenseComplete({ state, number })).toBe(isComplete);
});
