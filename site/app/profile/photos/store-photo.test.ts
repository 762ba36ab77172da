import { readFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { createPhotoService } from "#test/fakes/photo-service.ts";
import { pngFile } from "#test/fixtures/photo-editor.tsx";
import { PhotoError } from "./photo-failure.ts";
import type { ResizeImage } from "./resize-in-worker.ts";
import { createPhotoStore, type StoreTask } from "./store-photo.ts";

const heicPath = new URL("../../../test/fixtures/house.heic", import.meta.url);
const webp = new Blob(["webp"], { type: "image/webp" });
const resized = { thumbnail: webp, fullsize: webp };
const textFile = (text: string) => new File([text], "photo.jpg", { type: "image/jpeg" });

function setup(resize: ResizeImage = () => Promise.resolve(resized)) {
  const service = createPhotoService();
  const spy = vi.fn<ResizeImage>(resize);
  const store = (task: Partial<StoreTask>) =>
    createPhotoStore(spy)({
      http: service.http,
      path: "gallery",
      file: pngFile("a.png"),
      signal: new AbortController().signal,
      ...task,
    });
  return { ...service, spy, store };
}

/** An icon with one image of 32 px. */
function iconFile(): File {
  const icon = new Uint8Array(26);
  icon.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 22]);
  return new File([icon], "tab.ico", { type: "" });
}

describe("createPhotoStore", () => {
  it("resizes the photo within the limits and uploads both sizes", async () => {
    const { store, spy, sent } = setup();
    const file = pngFile("a.png", 4000, 3000);
    const crop = { x: 10, y: 20, width: 400, height: 300 };
    const { pair, isShowable } = await store({ file, crop });
    expect(pair.fullsize).toBe("https://realtor.example/media/new1.webp");
    expect(isShowable).toBe(true);
    expect(spy.mock.calls[0]?.[0]).toEqual({
      file,
      isHeic: false,
      crop,
      thumbnail: 480,
      fullsize: 2400,
      maxBytes: 10 * 1024 * 1024,
    });
    expect(sent).toHaveLength(2);
  });

  it("uploads an ICO favicon unchanged", async () => {
    const { store, spy, sent } = setup();
    await store({ path: "favicon", file: iconFile() });
    expect(spy).not.toHaveBeenCalled();
    expect(sent.map(({ type }) => type)).toEqual(["image/x-icon", "image/x-icon"]);
  });

  it("re-encodes a cropped ICO", async () => {
    const { store, spy } = setup();
    const crop = { x: 0, y: 0, width: 20, height: 20 };
    await store({ path: "favicon", file: iconFile(), crop });
    expect(spy).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<StoreTask>, object]>([
    [
      "larger than 20 MB",
      { file: new File([new Uint8Array(20 * 1024 * 1024 + 1)], "a") },
      { code: "size" },
    ],
    ["empty", { file: textFile("") }, { code: "notImage" }],
    ["a renamed program", { file: textFile("MZ\u0090\0\u0003") }, { code: "notImage" }],
    ["a GIF", { file: textFile("GIF89a") }, { code: "kind", format: "gif" }],
    [
      "a damaged HEIC",
      { file: textFile("\0\0\0\u0018ftypheic\0\0\0\0mif1heic") },
      { code: "heic" },
    ],
    ["a PDF", { file: textFile("%PDF-1.7") }, { code: "kind", format: "pdf" }],
    ["an SVG", { file: textFile("<svg onload='alert(1)'>") }, { code: "kind", format: "svg" }],
    [
      "an ICO for another path",
      { path: "logo", file: iconFile() },
      { code: "kind", format: "ico" },
    ],
    ["without a size", { file: pngFile("a", 0, 0) }, { code: "broken" }],
    ["of one pixel", { file: pngFile("a", 1, 1) }, { code: "small", side: 200 }],
    [
      "too small for its path",
      { path: "logo", file: pngFile("a", 31, 400) },
      { code: "small", side: 32 },
    ],
    ["too narrow", { file: pngFile("a", 20_000, 400) }, { code: "long" }],
    ["of more pixels than can be decoded", { file: pngFile("a", 20_000, 6001) }, { code: "huge" }],
    [
      "cropped to almost nothing",
      { crop: { x: 0, y: 0, width: 400, height: 20 } },
      { code: "small", side: 200 },
    ],
  ])("rejects a file that is %s before decoding or uploading", async (_, task, failure) => {
    const { store, spy, sent } = setup();
    await expect(store(task)).rejects.toEqual(expect.objectContaining({ failure }));
    await expect(store(task)).rejects.toBeInstanceOf(PhotoError);
    expect(spy).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it("decodes a HEIC, which not all browsers can show", async () => {
    const { store, spy } = setup();
    const file = new File([await readFile(heicPath)], "IMG_4127.heic");
    expect(await store({ file })).toMatchObject({ isShowable: false });
    expect(spy.mock.calls[0]?.[0]).toMatchObject({ file, isHeic: true });
  });

  it("says what to do about a HEIC that cannot be decoded", async () => {
    const { store } = setup(() => Promise.reject(new Error("no")));
    const file = new File([await readFile(heicPath)], "IMG_4127.heic");
    await expect(store({ file })).rejects.toMatchObject({ failure: { code: "heic" } });
  });

  it("lets the browser decode 20,000 px", async () => {
    const { store, spy } = setup();
    await store({ file: pngFile("a", 20_000, 6000) });
    expect(spy).toHaveBeenCalledOnce();
  });

  it("reports an unreadable file", async () => {
    const file = pngFile("a");
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await expect(setup().store({ file })).rejects.toMatchObject({
      failure: { code: "unreadable" },
    });
  });

  it.each([
    ["damaged", pngFile("a"), "broken"],
    ["too large for this browser", pngFile("a", 9000, 9000), "huge"],
  ])("reports a file that cannot be decoded as %s", async (_, file, code) => {
    const { store } = setup(() => Promise.reject(new Error("InvalidStateError")));
    await expect(store({ file })).rejects.toMatchObject({ failure: { code } });
  });

  it("rejects with the reason of the caller on abort", async () => {
    const controller = new AbortController();
    const { store } = setup(() => {
      controller.abort(new Error("canceled"));
      return Promise.reject(new Error("aborted"));
    });
    await expect(store({ signal: controller.signal })).rejects.toThrow("canceled");
  });
});
