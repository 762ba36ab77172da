import { expect, it } from "vitest";
import { findNearestSlot, getScrollStep } from "./use-gallery-drag.ts";

const slots = [0, 220].flatMap((y) => [0, 220].map((x) => ({ x, y, width: 208, height: 200 })));

it.each([
  ["at its own position", 0, 0, 0],
  ["just before halfway", 100, 0, 0],
  ["just past halfway", 120, 0, 1],
  ["below", 10, 180, 2],
  ["far outside", 900, 900, 3],
  ["above the list", 0, -500, 0],
])("finds the nearest slot for a tile %s", (_, x, y, index) => {
  expect(findNearestSlot(slots, { x, y, width: 208, height: 200 })).toBe(index);
});

it("returns -1 for an empty list", () => {
  expect(findNearestSlot([], { x: 0, y: 0, width: 1, height: 1 })).toBe(-1);
});

it.each([
  ["in the middle", 450, 0],
  ["at the border of the upper edge", 172, 0],
  ["halfway up the upper edge", 136, -8],
  ["at the very top", 100, -16],
  ["above it", 20, -16],
  ["halfway down the lower edge", 764, 8],
  ["below the bottom", 950, 16],
])("returns the scroll step for a pointer %s", (_, y, step) => {
  expect(getScrollStep(y, { top: 100, bottom: 800 })).toBe(step);
});
