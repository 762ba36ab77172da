import { expect, it } from "vitest";
import { readMedia } from "./media.ts";

it.each([
  ["https://youtu.be/sample", "https://youtu.be/sample"],
  [" https://vimeo.com/1 ", "https://vimeo.com/1"],
  ["http://video.example/1", null],
  ["javascript:alert(1)", null],
  ["youtu.be/sample", null],
  ["", null],
  [null, null],
])("reads the address of a video %j as %j", (videoURL, expected) => {
  expect(readMedia({ listingKey: "1", videoURL }).video).toBe(expected);
});

it("reads addresses of pictures as floor plans", () => {
  const floorPlanURLs = ["/media/1.webp", "https://plans.example/1", "//evil.example", "data:,x"];
  expect(readMedia({ listingKey: "1", floorPlanURLs }).plans).toEqual([
    "/media/1.webp",
    "https://plans.example/1",
  ]);
});
