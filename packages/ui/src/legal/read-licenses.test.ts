import { expect, it } from "vitest";
import { readLicenses } from "./read-licenses.ts";

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
  [" , ;", ["CA"], []],
  [null, ["CA"], []],
] as const)("%j in %j", (typed, states, expected) => {
  expect(readLicenses(typed, states).map(({ authority, number }) => [authority, number])).toEqual(
    expected,
  );
});
