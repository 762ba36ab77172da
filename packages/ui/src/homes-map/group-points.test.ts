import * as fc from "fast-check";
import { expect, it } from "vitest";
import { groupPoints } from "./group-points.ts";

const size = { width: 20, height: 10 };
const anyPoints = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
  { maxLength: 60 },
);

it("keeps points apart whose marks touch, and groups those whose marks overlap", () => {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 0, y: 10 },
    { x: 19, y: 9 },
  ] as const;
  expect(groupPoints([a, b, c], size).map(({ items }) => items)).toEqual([[a], [b], [c]]);
  expect(groupPoints([a, b, d], size)).toEqual([
    { x: 0, y: 0, items: [a, d] },
    { x: 20, y: 0, items: [b] },
  ]);
});

it("has each point once, in marks that do not overlap", () => {
  fc.assert(
    fc.property(anyPoints, (points) => {
      const groups = groupPoints(points, size);
      const grouped = groups.flatMap(({ items }) => items);
      expect(grouped).toHaveLength(points.length);
      expect(new Set(grouped)).toEqual(new Set(points));
      for (const [index, one] of groups.entries())
        for (const other of groups.slice(index + 1))
          expect(
            Math.abs(one.x - other.x) >= size.width || Math.abs(one.y - other.y) >= size.height,
          ).toBe(true);
    }),
  );
});
