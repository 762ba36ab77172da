import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PhotoName, type LuminanceGrid, placeNameOnPhoto } from "./photo-contrast.ts";
import { panoramaAddress, panoramaName } from "../styles/panorama-name.ts";

/** A photo of 3 : 2 whose luminance, 0 to 1, is given per row, from 0 at the top to 1 at the bottom. */
function photo(luminanceAt: (height: number) => number): LuminanceGrid {
  const [columns, rows] = [120, 80];
  return {
    columns,
    rows,
    values: Uint8Array.from(
      { length: columns * rows },
      (_, cell) => 255 * luminanceAt(Math.floor(cell / columns) / rows),
    ),
  };
}

const claire: Omit<PhotoName, "photo"> = {
  focus: { x: 62, y: 62 },
  text: "Claire Whitmore",
  type: panoramaName.en,
  darkHero: false,
};
const unmoved = { x: 62, y: 62, zoom: 1 };

describe("placeNameOnPhoto", () => {
  it.each<[string, PhotoName, ReturnType<typeof placeNameOnPhoto>]>([
    [
      "a dark photo: light, not moved",
      { ...claire, photo: photo(() => 0.1) },
      { tone: "light", wide: unmoved, tablet: unmoved, mobile: unmoved },
    ],
    [
      "a bright photo: dark, not moved",
      { ...claire, photo: photo(() => 0.8) },
      { tone: "dark", wide: unmoved, tablet: unmoved, mobile: unmoved },
    ],
    [
      "0.28: white has 3 : 1, the text color of the dark scheme has not",
      { ...claire, photo: photo(() => 0.28) },
      { tone: "light", wide: unmoved, tablet: unmoved, mobile: unmoved },
    ],
    [
      "0.28 in the dark scheme: below the photo, since dark letters would become light at the edge",
      { ...claire, darkHero: true, photo: photo(() => 0.28) },
      null,
    ],
    [
      "without a focal point",
      { ...claire, focus: null, photo: photo(() => 0.1) },
      {
        tone: "light",
        wide: { x: 50, y: 50, zoom: 1 },
        tablet: { x: 50, y: 50, zoom: 1 },
        mobile: { x: 50, y: 50, zoom: 1 },
      },
    ],
    [
      "noise from black to white: below the photo",
      {
        ...claire,
        photo: {
          columns: 120,
          rows: 80,
          values: Uint8Array.from({ length: 9600 }, (_, n) => (n % 2) * 255),
        },
      },
      null,
    ],
  ])("%s", (_, input, expected) => {
    expect(placeNameOnPhoto(input)).toEqual(expected);
  });

  it("moves the focal point away from a pattern behind the name", () => {
    const cover = photo((height) => (height > 0.78 && height < 0.86 ? (height * 80) % 2 : 0.05));
    const placed = placeNameOnPhoto({ ...claire, photo: cover });
    expect(placed).toMatchObject({ tone: "light", wide: { zoom: 1 }, mobile: unmoved });
    expect(placed?.wide.y).toBeLessThan(62);
  });

  it("zooms where the frame shows the full height of the photo", () => {
    const cover = photo((height) => (height > 0.93 ? (height * 80) % 2 : 0.05));
    const placed = placeNameOnPhoto({ ...claire, photo: cover });
    expect(placed).toMatchObject({ tone: "light", wide: unmoved });
    expect(placed?.mobile.zoom).toBeGreaterThan(1);
  });

  it("ignores bright highlights on less than a tenth of the band", () => {
    const cover = photo(() => 0.05);
    for (let cell = 0; cell < cover.values.length; cell += 15) cover.values[cell] = 255;
    expect(placeNameOnPhoto({ ...claire, photo: cover })).toMatchObject({
      tone: "light",
      wide: unmoved,
    });
  });

  it("returns crops inside the photo for any photo, name and focal point", () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        fc.record({
          photo: fc
            .record({ columns: fc.constant(12), rows: fc.integer({ min: 1, max: 40 }) })
            .chain(({ columns, rows }) =>
              fc.record({
                columns: fc.constant(columns),
                rows: fc.constant(rows),
                values: fc.uint8Array({ minLength: columns * rows, maxLength: columns * rows }),
              }),
            ),
          focus: fc.option(fc.record({ x: percent, y: percent })),
          text: fc.string({ maxLength: 60 }),
          type: fc.constantFrom(...Object.values(panoramaName), panoramaAddress),
          darkHero: fc.boolean(),
        }),
        (input) => {
          const placed = placeNameOnPhoto(input);
          for (const crop of placed ? [placed.wide, placed.tablet, placed.mobile] : []) {
            expect(crop.y).toBeGreaterThanOrEqual(0);
            expect(crop.y).toBeLessThanOrEqual(100);
            expect(crop.zoom).toBeGreaterThanOrEqual(1);
            expect(crop.zoom).toBeLessThanOrEqual(1.2);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
