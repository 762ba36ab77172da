import { expect, it } from "vitest";
import type { Market } from "../../homepage/content/listings.ts";
import { readHomeState } from "./home-state.ts";

it.each<[string | null, string | null, Market, "CA" | "GA"]>([
  ["GA", null, "", "GA"],
  ["ga ", "CRMLS", "crmls", "GA"],
  ["CA", "FMLS", "fmls", "CA"],
  [null, "FMLS", "", "GA"],
  [null, "CRMLS", "fmls", "CA"],
  [null, null, "fmls", "GA"],
  [" ", "manual", "", "CA"],
  ["NV", null, "crmls", "CA"],
])("a home in %j from %j of an agent in %j is in %s", (state, system, market, expected) => {
  const listing = {
    listingKey: "home-1",
    stateOrProvince: state,
    originatingSystemName: system,
  };
  expect(readHomeState(listing, market)).toBe(expected);
});

it("is that of the market without a listing", () => {
  expect([readHomeState(null, "fmls"), readHomeState(null, "")]).toEqual(["GA", "CA"]);
});
