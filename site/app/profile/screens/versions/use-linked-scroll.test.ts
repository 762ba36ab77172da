import { expect, it } from "vitest";
import { mapScroll, type ScrollStops } from "./use-linked-scroll.ts";

const page = (end: number, parts: Record<string, number> = {}): ScrollStops => ({
  end,
  parts: new Map(Object.entries(parts)),
});

const cases: [name: string, top: number, from: ScrollStops, to: ScrollStops, expected: number][] = [
  ["the start", 0, page(1000), page(500), 0],
  ["the end", 1000, page(1000), page(500), 500],
  ["a proportional position without parts", 400, page(1000), page(500), 200],
  ["the same part", 300, page(1000, { about: 300 }), page(2000, { about: 900 }), 900],
  [
    "a position within a part",
    450,
    page(1000, { about: 300, areas: 600 }),
    page(2000, { about: 900, areas: 1100 }),
    1000,
  ],
  [
    "past a part that the other page lacks",
    600,
    page(1000, { about: 300, gallery: 450, areas: 600 }),
    page(700, { about: 300, areas: 450 }),
    450,
  ],
  [
    "parts in another order",
    500,
    page(1000, { about: 400, areas: 500 }),
    page(1000, { about: 600, areas: 200 }),
    667,
  ],
  [
    "a part that is not above the end",
    950,
    page(1000, { contact: 990 }),
    page(1000, { contact: 1200 }),
    950,
  ],
  ["a page that does not scroll", 0, page(1), page(500), 0],
];

it.each(cases)("finds %s", (_name, top, from, to, expected) => {
  expect(Math.round(mapScroll(top, from, to))).toBe(expected);
});
