import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dragFit, getCover, maxZoom, moveFit, roundFit, parseShape, zoomFit } from "./photo-fit.ts";

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const fits = fc.record({
  x: percent,
  y: percent,
  zoom: fc.double({ min: 1, max: maxZoom, noNaN: true }),
});
const shape = fc.double({ min: 0.2, max: 5, noNaN: true });
const shapes = fc.record({ photo: shape, frame: shape });
const by = fc.double({ min: -10, max: 10, noNaN: true });

/** The visible part in widths and heights of the photo. */
function getVisible(
  fit: { x: number; y: number; zoom: number },
  of: { photo: number; frame: number },
) {
  const { width, height } = getCover(of, fit.zoom);
  return {
    left: ((1 - 1 / width) * fit.x) / 100,
    top: ((1 - 1 / height) * fit.y) / 100,
    width: 1 / width,
    height: 1 / height,
  };
}

describe("the fit of a photo", () => {
  it("never leaves the photo, whatever is done", () => {
    fc.assert(
      fc.property(fits, shapes, by, by, (fit, of, dx, dy) => {
        for (const next of [
          dragFit(fit, of, dx, dy),
          moveFit(fit, dx * 10, dy * 10),
          zoomFit(fit, of, dx),
        ]) {
          const { left, top, width, height } = getVisible(next, of);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(1.000_001);
          expect(top + height).toBeLessThanOrEqual(1.000_001);
        }
      }),
    );
  });

  it("has the shape of the frame and covers it", () => {
    fc.assert(
      fc.property(fits, shapes, (fit, of) => {
        const { width, height } = getVisible(fit, of);
        expect((width * of.photo) / height / of.frame).toBeCloseTo(1);
        expect(Math.max(width, height) * fit.zoom).toBeCloseTo(1);
      }),
    );
  });

  it("follows the pointer until the photo ends", () => {
    const of = { photo: 2, frame: 1 };
    // The photo is two frames wide: a drag of a quarter frame is a quarter of what is hidden.
    expect(dragFit({ x: 50, y: 50, zoom: 1 }, of, 0.25, 0)).toEqual({ x: 25, y: 50, zoom: 1 });
    expect(dragFit({ x: 50, y: 50, zoom: 1 }, of, -3, 9)).toEqual({ x: 100, y: 50, zoom: 1 });
  });

  it("zooms around the center of the frame", () => {
    const of = { photo: 2, frame: 1 };
    const before = getVisible({ x: 30, y: 50, zoom: 1.5 }, of);
    const after = getVisible(zoomFit({ x: 30, y: 50, zoom: 1.5 }, of, 3), of);
    expect(after.left + after.width / 2).toBeCloseTo(before.left + before.width / 2, 2);
    expect(zoomFit({ x: 30, y: 50, zoom: 1 }, of, 99).zoom).toBe(maxZoom);
    expect(zoomFit({ x: 30, y: 50, zoom: 2 }, of, 0).zoom).toBe(1);
  });

  it("is stored rounded", () => {
    expect(roundFit({ x: 12.345, y: 0.04, zoom: 1.239 })).toEqual({ x: 12.3, y: 0, zoom: 1.24 });
  });

  it.each([
    ["4:5", 0.8],
    ["1440:720", 2],
  ] as const)("reads the shape %s", (ratio, value) => expect(parseShape(ratio)).toBe(value));
});
