import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateLine } from "../homepage/name-layout.ts";
import { placeLabels, type Box } from "./place-labels.ts";

const place = (x: number, y: number, text: string) => ({
  x,
  y,
  name: { text, lang: "en" as const },
});
const options = {
  room: { x: 330, y: 380, width: 516, height: 760 },
  size: { em: 27, height: 34 },
  offset: (width: number) => ({ x: 26 + width / 2, y: 42 }),
  sides: ["right", "left", "below", "above"] as const,
  isRequired: true,
};
const markAt = ({ x, y }: { x: number; y: number }): Box => ({ x, y, width: 32, height: 34 });
const placeBeside = (...places: ReturnType<typeof place>[]) =>
  placeLabels(places, { ...options, taken: places.map(markAt) });
/** Where a label is from its point. */
const sideOf = (label: { x: number; y: number }, point: { x: number; y: number }) =>
  label.y === point.y
    ? label.x > point.x
      ? "right"
      : "left"
    : label.y > point.y
      ? "below"
      : "above";

describe("placeLabels", () => {
  it.each([
    ["at the right", 130, "Irvine", "right"],
    ["at the left near the right edge", 470, "Manhattan Beach", "left"],
    ["below where there is no room next to it", 300, "Rancho Santa Margarita", "below"],
    ["below in Japanese", 300, "ランチョ・サンタ・マルガリータ", "below"],
    ["at the right in Korean", 200, "란초 산타 마가리타", "right"],
  ])("places a name %s", (_, x, name, side) => {
    const point = place(x, 380, name);
    expect(placeBeside(point).map((label) => sideOf(label, point))).toEqual([side]);
  });

  it.each([
    [330, ["right", "right"]],
    [260, ["left", "right"]],
  ])("avoids the names and marks next to a place, at %d", (x, sides) => {
    const places = [place(200, 380, "Irvine"), place(x, 384, "Tustin")] as const;
    const labels = placeBeside(...places);
    expect(labels.map((label, index) => sideOf(label, places[index] ?? label))).toEqual(sides);
  });

  it("leaves out a name without room unless it is required", () => {
    const names = [place(300, 380, "Irvine"), place(300, 380, "Tustin")];
    const rules = { ...options, sides: ["at"] as const, taken: [], isRequired: false };
    expect(placeLabels(names, rules)).toMatchObject([{ name: { text: "Irvine" } }]);
    expect(placeLabels(names, { ...rules, isRequired: true })).toHaveLength(2);
  });

  it("cuts no required name", () => {
    const names = [
      "Rancho Santa Margarita",
      "ランチョ・サンタ・マルガリータ",
      "란초 산타 마가리타",
    ];
    const places = fc.array(
      fc
        .tuple(
          fc.integer({ min: 130, max: 470 }),
          fc.integer({ min: 130, max: 630 }),
          fc.constantFrom(...names),
        )
        .map((values) => place(...values)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(places, (all) => {
        for (const { x, name } of placeBeside(...all)) {
          const half = (26 * estimateLine(name.text)) / 2;
          expect(x - half).toBeGreaterThanOrEqual(72);
          expect(x + half).toBeLessThanOrEqual(588);
        }
      }),
    );
  });
});
