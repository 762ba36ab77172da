import { describe, expect, it } from "vitest";
import { dateFigures, lacksFiguresDate } from "./figures.ts";
import type { Wire } from "./wire.ts";

const dated = (date: string) => ({ presentation: { template: "atelier", figuresAt: date } });
const before: Wire = { salesCount: 97, lastYearSalesTotal: 26_400_000, ...dated("2026-01-12") };

describe("dateFigures", () => {
  it.each<[string, Wire, string]>([
    ["a figure", { ...before, salesCount: 98 }, "2026-11-30"],
    ["the last figure left", { ...before, salesCount: 0 }, "2026-11-30"],
    ["another field", { ...before, careerStart: "2016-06-01" }, "2026-01-12"],
    ["no figure that is left", { ...before, salesCount: 0, lastYearSalesTotal: 0 }, ""],
  ])("after a change of %s", (_, after, date) => {
    const { presentation } = dateFigures(before, after, "2026-11-30");
    expect(presentation).toEqual({ template: "atelier", figuresAt: date });
  });
});

it.each<[Wire, boolean]>([
  [before, false],
  [{ salesCount: 97 }, true],
  [{ lastYearSalesTotal: 26_400_000, ...dated("") }, true],
  [{}, false],
])("of %j the date of the figures is missing: %s", (profile, isMissing) => {
  expect(lacksFiguresDate(profile)).toBe(isMissing);
});
