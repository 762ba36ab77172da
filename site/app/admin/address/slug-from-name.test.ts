import { checkSlug, reservedSlugs } from "@realtor/api/rules";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { slugFromName } from "./slug-from-name.ts";

it.each([
  ["Naomi Ishii", "naomi-ishii"],
  ["  Émilie O'Hara  ", "emilie-o-hara"],
  ["김서연", ""],
  ["Admin", ""],
  ["X", ""],
  ["-_-", ""],
])("the slug of %j is %j", (name, address) => {
  expect(slugFromName(name)).toBe(address);
});

it("generates only valid slugs", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const address = slugFromName(name);
      expect(address === "" || checkSlug(address, reservedSlugs) === null).toBe(true);
    }),
  );
});
