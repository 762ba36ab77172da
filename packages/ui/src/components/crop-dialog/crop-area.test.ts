import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beginCropping,
  chooseRatio,
  maxZoom,
  moveFrame,
  movePicture,
  ratioValue,
  toCrop,
  toShares,
  withFrame,
  zoomOf,
  zoomTo,
  type Crop,
  type Cropping,
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

/** Anything a hand can do. */
const act: fc.Arbitrary<(now: Cropping) => Cropping> = fc.oneof(
  fc.double({ min: -1, max: 9, noNaN: true }).map((zoom) => (now: Cropping) => zoomTo(now, zoom)),
  fc.tuple(by, by).map(
    ([dx, dy]) =>
      (now: Cropping) =>
        moveFrame(now, dx, dy),
  ),
  fc.tuple(by, by).map(
    ([dx, dy]) =>
      (now: Cropping) =>
        movePicture(now, dx, dy),
  ),
  fc.constantFrom(...ratios).map((ratio) => (now: Cropping) => chooseRatio(now, ratio)),
  fc.tuple(share, share, share, share).map(([x, y, width, height]) => (now: Cropping) => {
    const { seen } = now;
    const frame = { x: seen.x + x * seen.width, y: seen.y + y * seen.height };
    return withFrame(now, { ...frame, width: width * seen.width, height: height * seen.height });
  }),
);

const cropping = fc
  .tuple(size, fc.option(area, { nil: undefined }), fc.array(act, { maxLength: 12 }))
  .map(([picture, start, acts]) =>
    acts.reduce((now, next) => next(now), beginCropping(picture, ratios, start)),
  );

const tiny = 1e-6;
function expectInside(inner: Crop, outer: Crop) {
  const slack = tiny * (outer.width + outer.height);
  expect(inner.x).toBeGreaterThanOrEqual(outer.x - slack);
  expect(inner.y).toBeGreaterThanOrEqual(outer.y - slack);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + slack);
  expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height + slack);
}

describe("whatever is done", () => {
  it("the crop is whole pixels inside the picture, in its ratio within a pixel", () => {
    fc.assert(
      fc.property(cropping, (now) => {
        const crop = toCrop(now);
        expect(Object.values(crop).every(Number.isInteger)).toBe(true);
        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.width).toBeGreaterThanOrEqual(1);
        expect(crop.height).toBeGreaterThanOrEqual(1);
        expect(crop.x + crop.width).toBeLessThanOrEqual(now.picture.width);
        expect(crop.y + crop.height).toBeLessThanOrEqual(now.picture.height);
        const value = ratioValue(now.ratio);
        if (value === undefined) return;
        const off =
          value >= 1 ? crop.height - crop.width / value : crop.width - crop.height * value;
        expect(Math.abs(off)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2000 },
    );
  });

  it("the frame is on what is seen, and that is the picture and nothing beside it", () => {
    fc.assert(
      fc.property(cropping, (now) => {
        expectInside(now.frame, now.seen);
        expectInside(now.seen, { x: 0, y: 0, ...now.picture });
        expect(zoomOf(now)).toBeGreaterThanOrEqual(1 - tiny);
        expect(zoomOf(now)).toBeLessThanOrEqual(maxZoom + tiny);
        const { width, height } = now.picture;
        expect(now.seen.width / now.seen.height / (width / height)).toBeCloseTo(1, 6);
      }),
    );
  });

  it("zooming leaves the frame where it is on the screen", () => {
    fc.assert(
      fc.property(cropping, fc.double({ min: 1, max: maxZoom, noNaN: true }), (now, zoom) => {
        const zoomed = zoomTo(now, zoom);
        const [before, after] = [
          toShares(now.frame, now.seen),
          toShares(zoomed.frame, zoomed.seen),
        ];
        for (const key of ["x", "y", "width", "height"] as const) {
          expect(after[key]).toBeCloseTo(before[key], 5);
        }
      }),
    );
  });
});

describe("beginning", () => {
  it("frames five sixths of the largest 4:3, in the middle", () => {
    const now = beginCropping(photo, ratios, undefined);
    expect(now.ratio).toBe("4:3");
    expect(toCrop(now)).toEqual({ x: 311, y: 133, width: 1778, height: 1334 });
    expect(zoomOf(now)).toBe(1);
  });

  it.each<[Crop, CropRatio]>([
    [{ x: 10, y: 20, width: 400, height: 300 }, "4:3"],
    [{ x: 0, y: 0, width: 1600, height: 1600 }, "1:1"],
    [{ x: 7, y: 9, width: 801, height: 1001 }, "4:5"],
    [{ x: 0, y: 0, width: 2400, height: 700 }, "free"],
  ])("returns %j as it was given, in %s", (start, ratio) => {
    const now = beginCropping(photo, ratios, start);
    expect(now.ratio).toBe(ratio);
    expect(toCrop(now)).toEqual(start);
  });

  it("is close to a small crop, as far as zooming goes", () => {
    const now = beginCropping(photo, ratios, { x: 1000, y: 700, width: 300, height: 200 });
    expect(zoomOf(now)).toBe(maxZoom);
    expect(toShares(now.frame, now.seen).x).toBeCloseTo(0.25);
  });

  it.each([
    { x: Number.NaN, y: 0, width: 10, height: 10 },
    { x: 0, y: 0, width: 0, height: 10 },
    { x: 2400, y: 0, width: 10, height: 10 },
    { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 10 },
  ])("takes %j for none", (start) => {
    expect(beginCropping(photo, ratios, start)).toEqual(beginCropping(photo, ratios, undefined));
  });

  it("keeps to the only ratio there is, whatever the start", () => {
    const now = beginCropping(photo, ["1:1"], { x: 0, y: 0, width: 2400, height: 700 });
    expect(toCrop(now)).toEqual({ x: 0, y: 0, width: 700, height: 700 });
  });

  it.each<CropRatio>(["0:1", "1:0", "-1:2", "free"])("has %s for free", (ratio) => {
    expect(ratioValue(ratio)).toBeUndefined();
  });
});

describe("moving", () => {
  const close = zoomTo(beginCropping(photo, ratios, undefined), 4);

  it("takes the picture along at the edge of what is seen, until it ends", () => {
    const moved = moveFrame(close, 5000, -5000);
    const { frame, seen } = moved;
    expect(frame.x + frame.width).toBeCloseTo(2400);
    expect(seen.x + seen.width).toBeCloseTo(2400);
    expect(frame.y).toBeCloseTo(0);
    expect(seen.y).toBeCloseTo(0);
  });

  it("leaves the picture alone while there is room", () => {
    expect(moveFrame(close, 10, 10).seen).toEqual(close.seen);
  });

  it("moves the picture under a frame that stays", () => {
    const moved = movePicture(close, 100, 50);
    expect(moved.frame.x).toBeCloseTo(close.frame.x - 100);
    expect(moved.seen.y).toBeCloseTo(close.seen.y - 50);
  });
});

describe("another ratio", () => {
  it("keeps the middle, and comes back to what it was", () => {
    const now = withFrame(beginCropping(photo, ratios, undefined), {
      x: 800,
      y: 500,
      width: 800,
      height: 600,
    });
    const square = chooseRatio(now, "1:1");
    expect(square.frame.x + square.frame.width / 2).toBeCloseTo(1200);
    expect(square.frame.width).toBeCloseTo(square.frame.height);
    expect(toCrop(chooseRatio(square, "4:3"))).toEqual(toCrop(now));
  });

  it("leaves the frame as it is when it becomes free", () => {
    const now = beginCropping(photo, ratios, undefined);
    expect(chooseRatio(now, "free").frame).toEqual(now.frame);
  });
});
