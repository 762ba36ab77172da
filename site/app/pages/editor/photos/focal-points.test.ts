import { describe, expect, it } from "vitest";
import {
  cropFocalPoint,
  focalPointOf,
  forgetFocalPoint,
  setFocalPoint,
  toPercent,
} from "./focal-points.ts";

const whole = { x: 0, y: 0, width: 1000, height: 500 };

describe("a focal point", () => {
  it("is read as a page reads it: by address, else by path", () => {
    const points = { top: { x: 1, y: 2 }, "/a": { x: 3, y: 4 }, "/odd": "middle" };
    expect(focalPointOf(points, "top", "/a")).toEqual({ x: 3, y: 4 });
    expect(focalPointOf(points, "top", "/b")).toEqual({ x: 1, y: 2 });
    expect(focalPointOf(points, "top", "/odd")).toEqual({ x: 1, y: 2 });
    expect(focalPointOf(points, "id", "/b")).toBeUndefined();
  });

  it("is set by path, and no older one by address speaks against it", () => {
    const points = { "/a": { x: 3, y: 4 }, id: { x: 9, y: 9 } };
    const set = setFocalPoint(points, "top", "/a", { x: 50, y: 20 });
    expect(set).toEqual({ id: { x: 9, y: 9 }, top: { x: 50, y: 20 } });
  });

  it("goes with its photo; the gallery's own stays", () => {
    const points = { "/a": { x: 3, y: 4 }, top: { x: 1, y: 2 }, gallery: { x: 5, y: 6 } };
    expect(forgetFocalPoint(points, "top", "/a")).toEqual({ gallery: { x: 5, y: 6 } });
    expect(forgetFocalPoint(points, "gallery", "/a")).toEqual({
      top: { x: 1, y: 2 },
      gallery: { x: 5, y: 6 },
    });
    expect(forgetFocalPoint(points, "id", "/b")).toBe(points);
  });

  it("stays on the same spot when the photo is cropped", () => {
    const crop = { x: 500, y: 100, width: 500, height: 200 };
    const photo = { from: "/a", to: "/b", shown: whole, crop };
    expect(cropFocalPoint({ top: { x: 75, y: 40 } }, "top", photo)).toEqual({
      top: { x: 50, y: 50 },
    });
    expect(cropFocalPoint({ "/a": { x: 75, y: 40 } }, "gallery", photo)).toEqual({
      "/b": { x: 50, y: 50 },
    });
  });

  it("stays there when a cropped photo is cropped again from all there was", () => {
    const shown = { x: 500, y: 100, width: 500, height: 200 };
    const photo = { from: "/b", to: "/c", shown, crop: whole };
    expect(cropFocalPoint({ top: { x: 50, y: 50 } }, "top", photo)).toEqual({
      top: { x: 75, y: 40 },
    });
  });

  it("goes to the nearest edge where it is cut off", () => {
    const crop = { x: 500, y: 0, width: 500, height: 100 };
    const photo = { from: "/a", to: "/b", shown: whole, crop };
    expect(cropFocalPoint({ top: { x: 10, y: 90 } }, "top", photo)).toEqual({
      top: { x: 0, y: 100 },
    });
  });

  it("of a whole gallery is not of one photo", () => {
    const points = { gallery: { x: 10, y: 90 } };
    const photo = { from: "/a", to: "/b", shown: whole, crop: whole };
    expect(cropFocalPoint(points, "gallery", photo)).toEqual(points);
  });

  it.each([
    [-1, 0],
    [0.123_46, 12.3],
    [2, 100],
  ])("at a share of %d is at %d percent", (share, percent) => {
    expect(toPercent(share)).toBe(percent);
  });
});
