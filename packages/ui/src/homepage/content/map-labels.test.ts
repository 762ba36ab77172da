import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateLine } from "../name-layout.ts";
import { placeLabels, type MapLabel } from "./map-labels.ts";

const place = (x: number, y: number, name: string) => ({ x, y, name });

/** The left and right edge of a name of 26 px. */
function edges({ x, anchor, textLength }: MapLabel, name: string) {
  const width = textLength ?? 26 * estimateLine(name);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width };
}

describe("placeLabels", () => {
  it.each([
    ["at the right", 130, "Irvine", "start"],
    ["at the left near the right edge", 470, "Manhattan Beach", "end"],
    ["below where there is no room next to it", 300, "Rancho Santa Margarita", "middle"],
    ["below in Japanese", 300, "ランチョ・サンタ・マルガリータ", "middle"],
    ["at the right in Korean", 200, "란초 산타 마가리타", "start"],
  ] as const)("places a name %s", (_, x, name, anchor) => {
    expect(placeLabels([place(x, 380, name)])).toMatchObject([{ anchor }]);
  });

  it("avoids the names and markers next to a place", () => {
    const near = placeLabels([place(200, 380, "Irvine"), place(330, 384, "Tustin")]);
    expect(near.map(({ anchor }) => anchor)).toEqual(["start", "start"]);
    const closer = placeLabels([place(200, 380, "Irvine"), place(260, 384, "Tustin")]);
    expect(closer.map(({ anchor }) => anchor)).toEqual(["end", "start"]);
  });

  it("compresses a name that is wider than the map", () => {
    expect(placeLabels([place(300, 380, "Long name ".repeat(8))])).toMatchObject([
      { anchor: "middle", textLength: 516 },
    ]);
  });

  it("cuts no name on a phone of 320 px", () => {
    const name = fc.oneof(
      fc.constantFrom(
        "Rancho Santa Margarita",
        "ランチョ・サンタ・マルガリータ",
        "란초 산타 마가리타",
      ),
      fc.string({ minLength: 1, maxLength: 60 }),
    );
    const places = fc.array(
      fc.record({
        x: fc.integer({ min: 130, max: 470 }),
        y: fc.integer({ min: 130, max: 800 }),
        name,
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(places, (all) => {
        for (const [index, label] of placeLabels(all).entries()) {
          const { left, right } = edges(label, all[index]?.name ?? "");
          // The map shows 63 to 597.
          expect(left).toBeGreaterThanOrEqual(64);
          expect(right).toBeLessThanOrEqual(596);
        }
      }),
    );
  });
});
