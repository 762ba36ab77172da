import { expect, it } from "vitest";
import { pairPhotos } from "./photos.ts";
import type { ImageType, PhotoPath } from "./stored.ts";

const photo = (path: PhotoPath, imageType: ImageType, url: string) => ({
  path,
  imageType,
  url,
});

it("pairs the two sizes of each photo of a path in order", () => {
  const photos = [
    photo("gallery", "thumbnail", "a-480"),
    photo("id", "fullsize", "id"),
    photo("gallery", "thumbnail", "b-480"),
    photo("gallery", "fullsize", "a"),
    photo("gallery", "fullsize", "b"),
  ];
  expect(pairPhotos(photos, "gallery")).toEqual([
    { thumbnail: "a-480", fullsize: "a" },
    { thumbnail: "b-480", fullsize: "b" },
  ]);
  expect(pairPhotos(photos, "id")).toEqual([{ thumbnail: "id", fullsize: "id" }]);
  expect(pairPhotos(photos, "top")).toEqual([]);
  expect(pairPhotos(undefined, "id")).toEqual([]);
});
