import { checkSlug, reservedSlugs } from "@realtor/api/rules";
import { expect, it } from "vitest";
import { isFromName, proposeAddresses } from "./propose-addresses.ts";

it("proposes the name first, and never the taken address", () => {
  expect(proposeAddresses("Grace Kim", "grace")).toEqual([
    "grace-kim",
    "grace-kim-homes",
    "grace-kim-realty",
    "grace-kim-realtor",
    "grace-kim-team",
    "grace-k",
  ]);
  expect(proposeAddresses("Grace Kim", "Grace-Kim")[0]).toBe("grace-kim-homes");
});

it.each(["김서연", "", "Grace Kim", "A", "Maximiliana Bartholomew-Featherstonehaugh"])(
  "proposes valid addresses for %j only",
  (name) => {
    for (const address of proposeAddresses(name, "taken"))
      expect(checkSlug(address, reservedSlugs)).toBeNull();
  },
);

it("recognizes an address that was made from the name", () => {
  expect(isFromName("grace-kim", "Grace Kim")).toBe(true);
  expect(isFromName("dream-homes", "Grace Kim")).toBe(false);
});
