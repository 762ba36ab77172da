import { describe, expect, it } from "vitest";
import { getMarket } from "./market.ts";

describe("getMarket", () => {
  it.each([
    [["CA"], "crmls"],
    [["CA", "CA"], "crmls"],
    [["GA", "GA"], "fmls"],
    [["CA", "GA"], ""],
    [["NY"], ""],
    [["CA", "NY"], ""],
    [[], ""],
  ])("%j is %j", (states, market) => {
    expect(getMarket(states.map((state) => ({ state })))).toBe(market);
  });

  it("is empty for a profile without regions", () => {
    expect(getMarket(undefined)).toBe("");
  });
});
