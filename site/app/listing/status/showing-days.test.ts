import { expect, it } from "vitest";
import { likelyShowingDays, showingBounds } from "./showing-days.ts";

it.each([
  ["a Wednesday", "2026-12-02", ["2026-12-03", "2026-12-05", "2026-12-10"]],
  ["a Thursday", "2026-12-03", ["2026-12-04", "2026-12-05", "2026-12-11"]],
  [
    "a Friday, whose tomorrow is a Saturday",
    "2026-12-04",
    ["2026-12-05", "2026-12-12", "2026-12-19"],
  ],
  ["a Saturday", "2026-12-05", ["2026-12-06", "2026-12-12", "2026-12-13"]],
])("on %s", (_, today, days) => {
  expect(likelyShowingDays(today)).toEqual(days);
});

it("showings start tomorrow at the earliest, within 60 days", () => {
  expect(showingBounds("2026-12-31")).toEqual({ min: "2027-01-01", max: "2027-03-01" });
});
