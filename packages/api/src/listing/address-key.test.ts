import { expect, it } from "vitest";
import { getAddressKey } from "./address-key.ts";

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
