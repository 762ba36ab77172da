import { expect, it } from "vitest";
import { findRefused } from "./license-policy.ts";

const named = (license: string, name = "a") => findRefused({ [license]: [{ name }] });

it.each(["MIT", "(MIT OR GPL-3.0)", "(MIT AND Zlib)", "Apache-2.0 AND MIT"])(
  "allows %s",
  (license) => {
    expect(named(license)).toEqual([]);
  },
);

it.each(["GPL-3.0", "(MIT AND GPL-3.0)", "(AGPL-3.0 OR GPL-3.0)", "Unknown", "UNLICENSED", ""])(
  "refuses %s",
  (license) => {
    expect(named(license)).toEqual([`a: ${license}`]);
  },
);

it("allows an exception with the license that was read, and no other", () => {
  expect(named("Unknown", "require-like")).toEqual([]);
  expect(named("GPL-3.0", "require-like")).toEqual(["require-like: GPL-3.0"]);
});
