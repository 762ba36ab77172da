import { describe, expect, it } from "vitest";
import { clearFocalPoint, getPhotoFit, setPhotoFit } from "./focal-points.ts";

const host = "https://media.realtor.example";
const points = {
  top: { x: 1, y: 2, zoom: 1.5 },
  "/media/a.webp": { x: 3, y: 4 },
  [`${host}/media/old.webp`]: { x: 5, y: 6 },
  "/odd": "middle",
};

describe("how pages show a photo", () => {
  it.each([
    ["by the path of its URL", "gallery", `${host}/media/a.webp`, { x: 3, y: 4, zoom: 1 }],
    [
      "after a change of the host",
      "gallery",
      "https://new.example/media/a.webp",
      { x: 3, y: 4, zoom: 1 },
    ],
    [
      "by its whole URL, the former key",
      "gallery",
      `${host}/media/old.webp`,
      { x: 5, y: 6, zoom: 1 },
    ],
    ["by its path", "top", `${host}/media/b.webp`, { x: 1, y: 2, zoom: 1.5 }],
    ["by its path if its own entry is invalid", "top", "/odd", { x: 1, y: 2, zoom: 1.5 }],
    ["centered without an entry", "gallery", "/b", { x: 50, y: 50, zoom: 1 }],
    ["with the face in view, for a portrait", "id", "/b", { x: 50, y: 18, zoom: 1 }],
  ] as const)("%s", (_, path, url, fit) => {
    expect(getPhotoFit(points, path, url)).toEqual(fit);
  });

  it("is set by path for a single photo, and by the path of the URL in the gallery", () => {
    const before = { "/media/a.webp": { x: 3, y: 4 }, [`${host}/media/a.webp`]: { x: 3, y: 4 } };
    const url = `${host}/media/a.webp`;
    expect(setPhotoFit(before, "top", url, { x: 50, y: 20, zoom: 1 })).toEqual({
      top: { x: 50, y: 20 },
    });
    expect(setPhotoFit(before, "gallery", url, { x: 50, y: 20, zoom: 2 })).toEqual({
      "/media/a.webp": { x: 50, y: 20, zoom: 2 },
    });
  });

  it("is removed with the photo, but that of the gallery stays", () => {
    const stored = { "/media/a": { x: 3, y: 4 }, top: { x: 1, y: 2 }, gallery: { x: 5, y: 6 } };
    expect(clearFocalPoint(stored, "top", `${host}/media/a`)).toEqual({ gallery: { x: 5, y: 6 } });
    expect(clearFocalPoint(stored, "gallery", `${host}/media/a`)).toEqual({
      top: { x: 1, y: 2 },
      gallery: { x: 5, y: 6 },
    });
    expect(clearFocalPoint(stored, "id", "/b")).toBe(stored);
  });
});
