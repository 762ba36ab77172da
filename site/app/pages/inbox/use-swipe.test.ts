import { expect, it } from "vitest";
import { movementKind, swipeDirection } from "./use-swipe.ts";

it.each([
  [0, 0, undefined],
  [11, 3, undefined],
  [12, 3, "swipe"],
  [-40, 10, "swipe"],
  [3, 12, "scroll"],
  [12, 12, "scroll"],
  [-20, 18, "scroll"],
] as const)("a movement by %i, %i is %s", (x, y, kind) => {
  expect(movementKind({ x, y })).toBe(kind);
});

it.each([
  [0, undefined],
  [95, undefined],
  [-95, undefined],
  [96, "right"],
  [-96, "left"],
  [400, "right"],
] as const)("a swipe by %i acts: %s", (x, direction) => {
  expect(swipeDirection(x)).toBe(direction);
});
