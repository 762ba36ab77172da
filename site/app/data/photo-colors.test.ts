import { expect, it } from "vitest";
import { findPhotoUrls } from "./photo-colors.ts";

it("finds each stored photo of a content once", () => {
  const top = "https://realtor.example/media/a/top.jpg";
  expect(
    findPhotoUrls({
      portrait: null,
      cover: { url: top, focus: { x: 1, y: 2 } },
      gallery: [{ url: top }, { url: "/media/b.png" }],
      video: "https://youtube.example/watch",
    }),
  ).toEqual([top, "/media/b.png"]);
});
