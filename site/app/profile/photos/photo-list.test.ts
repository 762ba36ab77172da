import { type Photo, type PhotoPath, photoPaths } from "@realtor/api/loaning";
import { pairPhotos } from "@realtor/profile/photos";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  insertPhoto,
  listPhotos,
  reorderPhotos,
  removePhoto,
  replacePhoto,
  setPhoto,
} from "./photo-list.ts";

const path = fc.constantFrom<PhotoPath>("gallery", "gallery", "gallery", "id", "logo");
const photo = fc.record({
  path,
  imageType: fc.constantFrom("thumbnail" as const, "fullsize" as const),
  url: fc.integer({ min: 0, max: 40 }).map((n) => `/media/${n}.webp`),
  // A key that this site does not know.
  taken: fc.constantFrom("2026", "2027"),
});
/** Any stored list: separate sizes, missing sizes, duplicate URLs. */
const photos: fc.Arbitrary<Photo[]> = fc.array(photo, { maxLength: 24 });
const index = fc.integer({ min: -2, max: 26 });
const pair = { thumbnail: "/media/new-480.webp", fullsize: "/media/new.webp" };

const gallery = (list: readonly Photo[]) => pairPhotos(list, "gallery");
const others = (list: readonly Photo[]) => list.filter((one) => one.path !== "gallery");
const keyAt = (list: readonly Photo[], at: number) => {
  const entries = listPhotos(list, "gallery");
  return entries[Math.abs(at) % Math.max(1, entries.length)]?.key ?? "none";
};

describe("photo list", () => {
  it("lists the same pairs as pages with unique keys", () => {
    fc.assert(
      fc.property(photos, (list) => {
        for (const one of photoPaths) {
          const entries = listPhotos(list, one);
          const pairs = entries.map(({ thumbnail, fullsize }) => ({
            thumbnail: thumbnail.url,
            fullsize: fullsize.url,
          }));
          expect(pairs).toEqual(pairPhotos(list, one));
          expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
        }
      }),
    );
  });

  it("reorders pairs and keeps other paths", () => {
    fc.assert(
      fc.property(photos, index, index, (list, from, to) => {
        const keys = listPhotos(list, "gallery").map(({ key }) => key);
        const before = gallery(list);
        const order = keys.map((_, nth) => nth);
        const [moved = 0] = order.splice(Math.abs(from) % (keys.length || 1), 1);
        if (keys.length > 0) order.splice(Math.abs(to) % keys.length, 0, moved);
        const reordered = reorderPhotos(
          list,
          "gallery",
          order.map((nth) => keys[nth] ?? ""),
        );
        expect(gallery(reordered)).toEqual(order.map((nth) => before[nth]));
        expect(others(reordered)).toEqual(others(list));
        const newKeys = listPhotos(reordered, "gallery").map(({ key }) => key);
        const back = keys.map((_, nth) => newKeys[order.indexOf(nth)] ?? "");
        expect(gallery(reorderPhotos(reordered, "gallery", back))).toEqual(before);
      }),
    );
  });

  it("keeps the position of a photo that was stored after the order was taken", () => {
    const stored = (name: string): Photo => ({
      path: "gallery",
      imageType: "fullsize",
      url: `/${name}`,
    });
    const list = ["a", "new", "b"].map(stored);
    const urls = reorderPhotos(list, "gallery", ["/b", "/gone", "/a"])
      .filter(({ imageType }) => imageType === "fullsize")
      .map(({ url }) => url);
    expect(urls).toEqual(["/b", "/new", "/a"]);
  });

  it("inserts, replaces and removes one photo", () => {
    fc.assert(
      fc.property(photos, index, (list, at) => {
        const before = gallery(list);
        const insertIndex = Math.abs(at) % (before.length + 1);
        const inserted = insertPhoto(list, "gallery", pair, insertIndex);
        expect(gallery(inserted)).toEqual(before.toSpliced(insertIndex, 0, pair));
        expect(others(inserted)).toEqual(others(list));
        const key = keyAt(list, at);
        const chosen = listPhotos(list, "gallery").findIndex((entry) => entry.key === key);
        expect(gallery(replacePhoto(list, "gallery", key, pair))).toEqual(
          before.map((one, nth) => (nth === chosen ? pair : one)),
        );
        expect(gallery(removePhoto(list, "gallery", key))).toEqual(
          chosen < 0 ? before : before.toSpliced(chosen, 1),
        );
      }),
    );
  });

  it("returns the same object if nothing changes", () => {
    const list: Photo[] = [{ path: "id", imageType: "fullsize", url: "/a" }];
    expect(reorderPhotos(list, "id", ["/a"])).toBe(list);
    expect(reorderPhotos(list, "id", ["/gone"])).toBe(list);
    expect(removePhoto(list, "id", "/gone")).toBe(list);
    expect(replacePhoto(list, "gallery", "/a", pair)).toBe(list);
  });

  it("keeps unknown keys and the position in the profile", () => {
    const extended = { path: "gallery", imageType: "fullsize", url: "/b", note: "kept" } as const;
    const list: Photo[] = [
      { path: "gallery", imageType: "fullsize", url: "/a" },
      { path: "id", imageType: "fullsize", url: "/id" },
      extended,
    ];
    expect(reorderPhotos(list, "gallery", ["/b", "/a"])).toEqual([
      { ...extended, imageType: "thumbnail" },
      extended,
      { path: "gallery", imageType: "thumbnail", url: "/a" },
      { path: "gallery", imageType: "fullsize", url: "/a" },
      { path: "id", imageType: "fullsize", url: "/id" },
    ]);
  });

  it("replaces all photos of a path", () => {
    const list: Photo[] = [
      { path: "id", imageType: "thumbnail", url: "/a-480" },
      { path: "top", imageType: "fullsize", url: "/top" },
      { path: "id", imageType: "fullsize", url: "/a" },
    ];
    expect(pairPhotos(setPhoto(list, "id", pair), "id")).toEqual([pair]);
    expect(setPhoto(list, "id", pair)).toHaveLength(3);
    expect(pairPhotos(setPhoto(list, "logo", pair), "logo")).toEqual([pair]);
  });
});
