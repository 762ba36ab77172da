import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateLine } from "../homepage/name-layout.ts";
import { placeLabels } from "./place-labels.ts";

const place = (x: number, y: number, text: string) => ({
  x,
  y,
  name: { text, lang: "en" as const },
});
const rules = {
  room: { x: 330, y: 380, width: 516, height: 760 },
  size: { em: 27, height: 34 },
  offset: { x: 26, y: 42 },
  sides: ["right", "left", "below", "above"] as const,
};
/** Names of marks, and where each is from its mark. */
function placeBeside(...places: ReturnType<typeof place>[]) {
  const taken = places.map(({ x, y }) => ({ x, y, width: 32, height: 34 }));
  const labels = placeLabels(places, { ...rules, taken, areMarks: true });
  const sides = labels.map(({ x, y }, index) => {
    const { x: markX = 0, y: markY = 0 } = places[index] ?? {};
    if (y !== markY) return y > markY ? "below" : "above";
    return x > markX ? "right" : "left";
  });
  return { labels, sides };
}

describe("placeLabels", () => {
  it.each([
    ["at the right", 130, "Irvine", "right"],
    ["at the left near the right edge", 470, "Manhattan Beach", "left"],
    ["below where there is no room next to it", 300, "Rancho Santa Margarita", "below"],
    ["below in Japanese", 300, "ランチョ・サンタ・マルガリータ", "below"],
    ["at the right in Korean", 200, "란초 산타 마가리타", "right"],
  ])("places a name %s", (_, x, name, side) => {
    expect(placeBeside(place(x, 380, name)).sides).toEqual([side]);
  });

  it.each([
    [330, ["right", "right"]],
    [260, ["left", "right"]],
  ])("avoids the names and marks next to a place, at %d", (x, sides) => {
    expect(placeBeside(place(200, 380, "Irvine"), place(x, 384, "Tustin")).sides).toEqual(sides);
  });

  it("leaves out a name without room that is not of a mark", () => {
    const places = [place(300, 380, "Irvine"), place(300, 380, "Tustin")];
    const labels = placeLabels(places, { ...rules, sides: ["at"], taken: [] });
    expect(labels).toEqual([places[0]]);
  });

  it("cuts no name of a mark", () => {
    const names = ["Rancho Santa Margarita", "ランチョ・サンタ・マルガリータ", "란초"];
    const x = fc.integer({ min: 130, max: 470 });
    const y = fc.integer({ min: 130, max: 630 });
    const places = fc.array(fc.tuple(x, y, fc.constantFrom(...names)), { maxLength: 12 });
    fc.assert(
      fc.property(places, (all) => {
        for (const label of placeBeside(...all.map((one) => place(...one))).labels) {
          const width = 26 * estimateLine(label.name.text);
          const left =
            label.x - { start: 0, middle: width / 2, end: width }[label.anchor ?? "middle"];
          expect(left).toBeGreaterThanOrEqual(72);
          expect(left + width).toBeLessThanOrEqual(588);
        }
      }),
    );
  });
});
