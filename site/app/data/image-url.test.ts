import { describe, expect, it } from "vitest";
import { imagePath, imageSrcSet } from "./image-url.ts";

describe("imagePath", () => {
  it.each([
    ["http://127.0.0.1:3001/media/a/b.jpg", "/images/480/a/b.jpg"],
    ["https://loaning.example/media/b.svg?x=1#y", "/images/480/b.svg"],
    ["/media/b.jpg", "/images/480/b.jpg"],
    ["https://elsewhere.example/pictures/b.jpg", "https://elsewhere.example/pictures/b.jpg"],
    ["https://elsewhere.example/x/media/b.jpg", "https://elsewhere.example/x/media/b.jpg"],
    ["", ""],
  ])("%s", (url, path) => {
    expect(imagePath(url, 480)).toBe(path);
  });
});

describe("imageSrcSet", () => {
  it("lists the widths up to the maximum", () => {
    expect(imageSrcSet("/media/b.jpg", 480)).toBe(
      "/images/160/b.jpg 160w, /images/320/b.jpg 320w, /images/480/b.jpg 480w",
    );
    expect(imageSrcSet("/media/b.jpg")).toContain("/images/2400/b.jpg 2400w");
  });

  it.each(["/media/logo.svg", "https://elsewhere.example/b.jpg"])(
    "returns undefined for %s",
    (url) => {
      expect(imageSrcSet(url)).toBeUndefined();
    },
  );
});
