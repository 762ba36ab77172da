import { expect, it } from "vitest";
import { parseAddress } from "./parse-address.ts";

it.each([
  [
    "27 Sycamore Bend, Irvine, CA 92618",
    { street: "27 Sycamore Bend", city: "Irvine", state: "CA", postalCode: "92618" },
  ],
  [
    "410 Larkspur Walk #305, Irvine, ca 92618-1234, USA",
    {
      street: "410 Larkspur Walk",
      unit: "305",
      city: "Irvine",
      state: "CA",
      postalCode: "92618-1234",
    },
  ],
  [
    "8 Peachtree Way, Apt. 2B, Duluth, GA",
    { street: "8 Peachtree Way", unit: "2B", city: "Duluth", state: "GA" },
  ],
  // Texas has no home of the product: the state is asked.
  [
    "1 Main Street, Austin, TX 78701",
    { street: "1 Main Street", city: "Austin", postalCode: "78701" },
  ],
  ["27 Sycamore Bend", null],
  ["27 Sycamore Bend, rear house", null],
  ["", null],
])("%s", (typed, expected) => {
  expect(parseAddress(typed)).toEqual(expected);
});
