import { describe, expect, it } from "vitest";
import {
  cropFocalPoint,
  getFocalPoint,
  clearFocalPoint,
  setFocalPoint,
  toPercent,
} from "./focal-points.ts";

const whole = { x: 0, y: 0, width: 1000, height: 500 };

describe("focal points", () => {
  it("reads the point of the URL, else of the path", () => {
    const points = { top: { x: 1, y: 2 }, "/a": { x: 3, y: 4 }, "/odd": "middle" };
    expect(getFocalPoint(points, "top", "/a")).toEqual({ x: 3, y: 4 });
    expect(getFocalPoint(points, "top", "/b")).toEqual({ x: 1, y: 2 });
    expect(getFocalPoint(points, "top", "/odd")).toEqual({ x: 1, y: 2 });
    expect(getFocalPoint(points, "id", "/b")).toBeUndefined();
  });

  it("sets the point of the path and removes that of the URL", () => {
    const points = { "/a": { x: 3, y: 4 }, id: { x: 9, y: 9 } };
    const set = setFocalPoint(points, "top", "/a", { x: 50, y: 20 });
    expect(set).toEqual({ id: { x: 9, y: 9 }, top: { x: 50, y: 20 } });
  });

  it("clears the point of a photo but keeps that of the gallery", () => {
    const points = { "/a": { x: 3, y: 4 }, top: { x: 1, y: 2 }, gallery: { x: 5, y: 6 } };
    expect(clearFocalPoint(points, "top", "/a")).toEqual({ gallery: { x: 5, y: 6 } });
    expect(clearFocalPoint(points, "gallery", "/a")).toEqual({
      top: { x: 1, y: 2 },
      gallery: { x: 5, y: 6 },
    });
    expect(clearFocalPoint(points, "id", "/b")).toBe(points);
  });

  it("keeps the same spot after cropping", () => {
    const crop = { x: 500, y: 100, width: 500, height: 200 };
    const photo = { from: "/a", to: "/b", previousCrop: whole, crop };
    expect(cropFocalPoint({ top: { x: 75, y: 40 } }, "top", photo)).toEqual({
      top: { x: 50, y: 50 },
    });
    expect(cropFocalPoint({ "/a": { x: 75, y: 40 } }, "gallery", photo)).toEqual({
      "/b": { x: 50, y: 50 },
    });
  });

  it("keeps the same spot after cropping the source again", () => {
    const previousCrop = { x: 500, y: 100, width: 500, height: 200 };
    const photo = { from: "/b", to: "/c", previousCrop, crop: whole };
    expect(cropFocalPoint({ top: { x: 50, y: 50 } }, "top", photo)).toEqual({
      top: { x: 75, y: 40 },
    });
  });

  it("moves a point outside of the crop to the nearest edge", () => {
    const crop = { x: 500, y: 0, width: 500, height: 100 };
    const photo = { from: "/a", to: "/b", previousCrop: whole, crop };
    expect(cropFocalPoint({ top: { x: 10, y: 90 } }, "top", photo)).toEqual({
      top: { x: 0, y: 100 },
    });
  });

  it("does not move the point of the gallery", () => {
    const points = { gallery: { x: 10, y: 90 } };
    const photo = { from: "/a", to: "/b", previousCrop: whole, crop: whole };
    expect(cropFocalPoint(points, "gallery", photo)).toEqual(points);
  });

  it.each([
    [-1, 0],
    [0.123_46, 12.3],
    [2, 100],
  ])("converts the ratio %d to %d percent", (ratio, percent) => {
    expect(toPercent(ratio)).toBe(percent);
  });
});
