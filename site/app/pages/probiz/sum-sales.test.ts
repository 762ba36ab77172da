import type { Listing } from "@realtor/api/home";
import { expect, it } from "vitest";
import { isComparable, sumSales } from "./sum-sales.ts";

function sold(listingKey: string, facts: Partial<Listing> = {}): Listing {
  return {
    listingKey,
    standardStatus: "Closed",
    propertyType: "Residential",
    city: "Irvine",
    closeDate: "2025-03-01",
    closePrice: 1_000_000,
    ...facts,
  };
}

it("the sum of sales adds up by year and by city", () => {
  const sums = sumSales([
    sold("a"),
    sold("b", { closePrice: 500_000, city: "Brea" }),
    sold("c", { closeDate: "2026-11-30", closePrice: 750_000 }),
  ]);
  expect(sums.total).toEqual({ homes: 3, dollars: 2_250_000, undisclosed: 0 });
  expect(sums.byYear).toEqual([
    { year: 2025, homes: 2, dollars: 1_500_000, undisclosed: 0 },
    { year: 2026, homes: 1, dollars: 750_000, undisclosed: 0 },
  ]);
  expect(sums.byCity).toEqual([
    { city: "Brea", homes: 1, dollars: 500_000, undisclosed: 0 },
    { city: "Irvine", homes: 2, dollars: 1_750_000, undisclosed: 0 },
  ]);
});

it("the sum of sales counts a home of several agents once", () => {
  expect(sumSales([sold("a"), sold("b"), sold("a")]).total.homes).toBe(2);
});

it.each([null, undefined, 0, -1])(
  "the sum of sales counts a home with the price %s but adds no dollars",
  (price) => {
    expect(sumSales([sold("a", { closePrice: price }), sold("b")]).total).toEqual({
      homes: 2,
      dollars: 1_000_000,
      undisclosed: 1,
    });
  },
);

it("sorts homes without a date or city last", () => {
  const sums = sumSales([
    sold("a", { closeDate: null, city: " " }),
    sold("b", { closeDate: "soon", city: null }),
    sold("c"),
  ]);
  expect(sums.byYear.map(({ year, homes }) => [year, homes])).toEqual([
    [2025, 1],
    [null, 2],
  ]);
  expect(sums.byCity.map(({ city, homes }) => [city, homes])).toEqual([
    ["Irvine", 1],
    [null, 2],
  ]);
});

it("includes a year without sales between two years with sales", () => {
  const sums = sumSales([
    sold("a", { closeDate: "2026-01-05" }),
    sold("b", { closeDate: "2024-12-31" }),
  ]);
  expect(sums.byYear.map(({ year, homes }) => [year, homes])).toEqual([
    [2024, 1],
    [2025, 0],
    [2026, 1],
  ]);
});

it("the sum of sales does not fill the years to an outlier date", () => {
  const sums = sumSales([sold("a", { closeDate: "1900-01-01" }), sold("b")]);
  expect(sums.byYear.map(({ year }) => year)).toEqual([1900, 2025]);
});

it("the sum of sales returns empty totals for no listings", () => {
  const total = { homes: 0, dollars: 0, undisclosed: 0 };
  expect(sumSales([])).toEqual({ total, byYear: [], byCity: [] });
});

it.each<[number[], boolean]>([
  [[11], false],
  [[1, 1, 1, 1], false],
  [[0, 4], false],
  [[4, 0, 7], true],
])("compares the numbers %j in a chart: %j", (numbers, expected) => {
  const rows = numbers.map((homes) => ({ label: "", homes, dollars: 0, undisclosed: 0 }));
  expect(isComparable(rows)).toBe(expected);
});
