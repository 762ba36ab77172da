import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createCropState,
  changeRatio,
  maxZoom,
  moveFrame,
  panImage,
  parseRatio,
  toCrop,
  toFractions,
  withFrame,
  getZoom,
  zoomTo,
  type Crop,
  type CropState,
  type CropRatio,
} from "./crop-area.ts";

const photo = { width: 2400, height: 1600 };
const ratios: readonly CropRatio[] = ["free", "4:3", "3:2", "1:1", "4:5"];

const side = fc.integer({ min: 1, max: 12_000 });
const size = fc.record({ width: side, height: side });
const number = fc.oneof(fc.double({ min: -20_000, max: 20_000 }), fc.double());
const area = fc.record({ x: number, y: number, width: number, height: number });
const by = fc.double({ min: -5000, max: 5000, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** Any user interaction. */
const interaction: fc.Arbitrary<(state: CropState) => CropState> = fc.oneof(
  fc
    .double({ min: -1, max: 9, noNaN: true })
    .map((zoom) => (state: CropState) => zoomTo(state, zoom)),
  fc.tuple(by, by).map(
    ([dx, dy]) =>
      (state: CropState) =>
        moveFrame(state, dx, dy),
  ),
  fc.tuple(by, by).map(
    ([dx, dy]) =>
      (state: CropState) =>
        panImage(state, dx, dy),
  ),
  fc.constantFrom(...ratios).map((ratio) => (state: CropState) => changeRatio(state, ratio)),
  fc.tuple(share, share, share, share).map(([x, y, width, height]) => (state: CropState) => {
    const { visible: seen } = state;
    const frame = { x: seen.x + x * seen.width, y: seen.y + y * seen.height };
    return withFrame(state, { ...frame, width: width * seen.width, height: height * seen.height });
  }),
);

const cropping = fc
  .tuple(size, fc.option(area, { nil: undefined }), fc.array(interaction, { maxLength: 12 }))
  .map(([image, start, interactions]) =>
    interactions.reduce((state, next) => next(state), createCropState(image, ratios, start)),
  );

const tiny = 1e-6;
function expectInside(inner: Crop, outer: Crop) {
  const slack = tiny * (outer.width + outer.height);
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - slack);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - slack);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + slack);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + slack);
}

describe("after any sequence of interactions", () => {
  it("the crop is in whole pixels, inside the image and within one pixel of its ratio", () => {
    fc.assert(
      fc.property(cropping, (state) => {
        const crop = toCrop(state);
        expect(Object.values(crop).every(Number.isInteger)).toBe(true);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.width).toBeGreaterThanOrEqual(1);
        expect(crop.height).toBeGreaterThanOrEqual(1);
        expect(crop.x + crop.width).toBeLessThanOrEqual(state.image.width);
        expect(crop.y + crop.height).toBeLessThanOrEqual(state.image.height);
        const value = parseRatio(state.ratio);
        if (value === undefined) return;
        const off =
          value >= 1 ? crop.height - crop.width / value : crop.width - crop.height * value;
        expect(Math.abs(off)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it("the frame is inside the visible area, which is inside the image", () => {
    fc.assert(
      fc.property(cropping, (state) => {
        expectInside(state.frame, state.visible);
        expectInside(state.visible, { x: 0, y: 0, ...state.image });
        expect(getZoom(state)).toBeGreaterThanOrEqual(1 - tiny);
        expect(getZoom(state)).toBeLessThanOrEqual(maxZoom + tiny);
        const { width, height } = state.image;
        expect(state.visible.width / state.visible.height / (width / height)).toBeCloseTo(1, 6);
      }),
    );
  });

  it("zooming does not move the frame on the screen", () => {
    fc.assert(
      fc.property(cropping, fc.double({ min: 1, max: maxZoom, noNaN: true }), (state, zoom) => {
        const zoomed = zoomTo(state, zoom);
        const [before, after] = [
          toFractions(state.frame, state.visible),
          toFractions(zoomed.frame, zoomed.visible),
        ];
        for (const key of ["x", "y", "width", "height"] as const) {
          expect(after[key]).toBeCloseTo(before[key], 5);
        }
      }),
    );
  });
});

describe("createCropState", () => {
  it("centers a frame of five sixths of the largest 4:3", () => {
    const state = createCropState(photo, ratios, undefined);
    expect(state.ratio).toBe("4:3");
    expect(toCrop(state)).toEqual({ x: 311, y: 133, width: 1778, height: 1334 });
    expect(getZoom(state)).toBe(1);
  });

  it.each<[Crop, CropRatio]>([
    [{ x: 10, y: 20, width: 400, height: 300 }, "4:3"],
    [{ x: 0, y: 0, width: 1600, height: 1600 }, "1:1"],
    [{ x: 7, y: 9, width: 801, height: 1001 }, "4:5"],
    [{ x: 0, y: 0, width: 2400, height: 700 }, "free"],
  ])("preserves the crop %j and detects the ratio %s", (start, ratio) => {
    const state = createCropState(photo, ratios, start);
    expect(state.ratio).toBe(ratio);
    expect(toCrop(state)).toEqual(start);
  });

  it("zooms to a small crop up to the maximum zoom", () => {
    const state = createCropState(photo, ratios, { x: 1000, y: 700, width: 300, height: 200 });
    expect(getZoom(state)).toBe(maxZoom);
    expect(toFractions(state.frame, state.visible).x).toBeCloseTo(0.25);
  });

  it.each([
    { x: Number.NaN, y: 0, width: 10, height: 10 },
    { x: 0, y: 0, width: 0, height: 10 },
    { x: 2400, y: 0, width: 10, height: 10 },
    { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 10 },
  ])("ignores the invalid crop %j", (start) => {
    expect(createCropState(photo, ratios, start)).toEqual(
      createCropState(photo, ratios, undefined),
    );
  });

  it("enforces a single ratio on the initial crop", () => {
    const state = createCropState(photo, ["1:1"], { x: 0, y: 0, width: 2400, height: 700 });
    expect(toCrop(state)).toEqual({ x: 0, y: 0, width: 700, height: 700 });
  });

  it.each<CropRatio>(["0:1", "1:0", "-1:2", "free"])("treats %s as free", (ratio) => {
    expect(parseRatio(ratio)).toBeUndefined();
  });
});

describe("moveFrame and panImage", () => {
  const close = zoomTo(createCropState(photo, ratios, undefined), 4);

  it("pans the image at the edge of the visible area until the image ends", () => {
    const moved = moveFrame(close, 5000, -5000);
    const { frame, visible: seen } = moved;
    expect(frame.x + frame.width).toBeCloseTo(2400);
    expect(seen.x + seen.width).toBeCloseTo(2400);
    expect(frame.y).toBeCloseTo(0);
    expect(seen.y).toBeCloseTo(0);
  });

  it("does not pan while the frame stays inside the visible area", () => {
    expect(moveFrame(close, 10, 10).visible).toEqual(close.visible);
  });

  it("pans the image under a fixed frame", () => {
    const moved = panImage(close, 100, 50);
    expect(moved.frame.x).toBeCloseTo(close.frame.x - 100);
    expect(moved.visible.y).toBeCloseTo(close.visible.y - 50);
  });
});

describe("changeRatio", () => {
  it("preserves the center and is reversible", () => {
    const state = withFrame(createCropState(photo, ratios, undefined), {
      x: 800,
      y: 500,
      width: 800,
      height: 600,
    });
    const square = changeRatio(state, "1:1");
    expect(square.frame.x + square.frame.width / 2).toBeCloseTo(1200);
    expect(square.frame.width).toBeCloseTo(square.frame.height);
    expect(toCrop(changeRatio(square, "4:3"))).toEqual(toCrop(state));
  });

  it("does not change the frame for a free ratio", () => {
    const state = createCropState(photo, ratios, undefined);
    expect(changeRatio(state, "free").frame).toEqual(state.frame);
  });
});
