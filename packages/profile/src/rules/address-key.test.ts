import { expect, it } from "vitest";
import { getAddressKey, getAddressPrefixes } from "./address-key.ts";

const postalCode = "92618";

it.each([
  [{ street: "27 Sycamore Bend" }, { street: "27 SYCAMORE BEND." }],
  [{ street: "118 North Palm Street" }, { street: "118 N. Palm St" }],
  [
    { street: "9 Harbor Drive", unit: "4B" },
    { street: "9 Harbor Dr", unit: "Unit 4-B" },
  ],
  [{ street: "9 Harbor Drive #4B" }, { street: "9 Harbor Dr", unit: "4b" }],
  [{ street: "9 Harbor Drive, Apt. 12" }, { street: "9 Harbor Drive Unit 12" }],
  [
    { street: "9 Harbor Drive", postalCode: "92618-1234" },
    { street: "9 Harbor Drive", postalCode: "92618" },
  ],
])("%j and %j are one address", (one, other) => {
  const key = getAddressKey({ postalCode, ...one });
  expect(key).not.toBeNull();
  expect(getAddressKey({ postalCode, ...other })).toBe(key);
});

it.each([
  [{ street: "27 Sycamore Bend" }, { street: "29 Sycamore Bend" }],
  [{ street: "27 Sycamore Bend" }, { street: "27 Sycamore Court" }],
  [
    { street: "9 Harbor Drive", unit: "4" },
    { street: "9 Harbor Drive", unit: "5" },
  ],
  [{ street: "9 Harbor Drive" }, { street: "9 Harbor Drive #5" }],
  [{ street: "9 Harbor Drive" }, { street: "9 Harbor Drive", postalCode: "30097" }],
])("%j and %j are two", (one, other) => {
  expect(getAddressKey({ postalCode, ...one })).not.toBe(getAddressKey({ postalCode, ...other }));
});

it.each([
  [{ street: "Undisclosed", postalCode }],
  [{ street: "27", postalCode }],
  [{ street: "27 Sycamore Bend", postalCode: "" }],
  [{ street: null, postalCode: null }],
])("%j has no key", (address) => {
  expect(getAddressKey(address)).toBeNull();
});

it.each([
  ["27 Sycamore Bend", ["27 S", "27 syc", "27 Sycamore B", "27 sycamore bend, Irv"]],
  ["118 North Palm Street", ["118 n", "118 N. Palm", "118 north palm st", "118 North Palm Street"]],
])("%j begins with the prefixes of what is typed of it", (street, typed) => {
  const key = getAddressKey({ street, postalCode });
  for (const text of typed) {
    const prefixes = getAddressPrefixes(text);
    expect(prefixes.some((prefix) => key?.startsWith(prefix))).toBe(true);
  }
});

it.each(["27", "", "Sycamore", "Irvine", " , 27"])("%j has no prefix of an address", (typed) => {
  expect(getAddressPrefixes(typed)).toEqual([]);
});
