import { describe, expect, it, vi } from "vitest";
import { PhotoError } from "./photo-failure.ts";
import { photoService, pngFile } from "./photos.test-tool.tsx";
import type { Shrink } from "./shrink-in-worker.ts";
import { photoStore, type StoreTask } from "./store-photo.ts";

const webp = new Blob(["webp"], { type: "image/webp" });
const shrunk = { thumbnail: webp, fullsize: webp, source: { width: 800, height: 600 } };
const letters = (text: string) => new File([text], "photo.jpg", { type: "image/jpeg" });

function setup(shrink: Shrink = () => Promise.resolve(shrunk)) {
  const service = photoService();
  const spy = vi.fn<Shrink>(shrink);
  const store = (task: Partial<StoreTask>) =>
    photoStore(spy)({
      http: service.http,
      path: "gallery",
      file: pngFile("a.png"),
      signal: new AbortController().signal,
      ...task,
    });
  return { ...service, spy, store };
}

/** One picture of 32 px in an icon. */
function iconFile(): File {
  const icon = new Uint8Array(26);
  icon.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 22]);
  return new File([icon], "tab.ico", { type: "" });
}

describe("storing a photo", () => {
  it("makes both sizes, within what may be stored, and sends them", async () => {
    const { store, spy, sent } = setup();
    const file = pngFile("a.png", 4000, 3000);
    const crop = { x: 10, y: 20, width: 400, height: 300 };
    const { pair, source } = await store({ file, crop });
    expect(pair.fullsize).toBe("https://realtor.example/media/new1.webp");
    expect(source).toEqual({ width: 800, height: 600 });
    expect(spy.mock.calls[0]?.[0]).toEqual({
      file,
      crop,
      thumbnail: 480,
      fullsize: 2400,
      maxBytes: 10 * 1024 * 1024,
    });
    expect(sent).toHaveLength(2);
  });

  it("passes a favicon's ICO on as it is", async () => {
    const { store, spy, sent } = setup();
    await store({ path: "favicon", file: iconFile() });
    expect(spy).not.toHaveBeenCalled();
    expect(sent.map(({ type }) => type)).toEqual(["image/x-icon", "image/x-icon"]);
  });

  it("draws an ICO anew where it is cropped", async () => {
    const { store, spy } = setup();
    const crop = { x: 0, y: 0, width: 20, height: 20 };
    await store({ path: "favicon", file: iconFile(), crop });
    expect(spy).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<StoreTask>, object]>([
    [
      "larger than 10 MB",
      { file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], "a") },
      { code: "size" },
    ],
    ["empty", { file: letters("") }, { code: "notPicture" }],
    ["a renamed program", { file: letters("MZ\u0090\0\u0003") }, { code: "notPicture" }],
    ["a GIF", { file: letters("GIF89a") }, { code: "kind", kind: "gif" }],
    [
      "a HEIC",
      { file: letters("\0\0\0\u0018ftypheic\0\0\0\0mif1heic") },
      { code: "kind", kind: "heic" },
    ],
    ["a PDF", { file: letters("%PDF-1.7") }, { code: "kind", kind: "pdf" }],
    ["a drawing", { file: letters("<svg onload='alert(1)'>") }, { code: "kind", kind: "svg" }],
    [
      "an ICO that is no favicon",
      { path: "logo", file: iconFile() },
      { code: "kind", kind: "ico" },
    ],
    ["without a size", { file: pngFile("a", 0, 0) }, { code: "broken" }],
    ["of one pixel", { file: pngFile("a", 1, 1) }, { code: "small", side: 200 }],
    [
      "too small for its path",
      { path: "logo", file: pngFile("a", 31, 400) },
      { code: "small", side: 32 },
    ],
    ["a thread", { file: pngFile("a", 20_000, 400) }, { code: "long" }],
    ["of more pixels than can be decoded", { file: pngFile("a", 20_000, 6001) }, { code: "huge" }],
    [
      "cropped to almost nothing",
      { crop: { x: 0, y: 0, width: 400, height: 20 } },
      { code: "small", side: 200 },
    ],
  ])("refuses a file that is %s before anything is decoded or sent", async (_, task, failure) => {
    const { store, spy, sent } = setup();
    await expect(store(task)).rejects.toEqual(expect.objectContaining({ failure }));
    await expect(store(task)).rejects.toBeInstanceOf(PhotoError);
    expect(spy).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it("leaves 20,000 px to the browser", async () => {
    const { store, spy } = setup();
    await store({ file: pngFile("a", 20_000, 6000) });
    expect(spy).toHaveBeenCalledOnce();
  });

  it("says that a file cannot be read", async () => {
    const file = pngFile("a");
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    await expect(setup().store({ file })).rejects.toMatchObject({
      failure: { code: "unreadable" },
    });
  });

  it.each([
    ["damaged", pngFile("a"), "broken"],
    ["too large for this browser", pngFile("a", 9000, 9000), "huge"],
  ])("says that one that does not decode is %s", async (_, file, code) => {
    const { store } = setup(() => Promise.reject(new Error("InvalidStateError")));
    await expect(store({ file })).rejects.toMatchObject({ failure: { code } });
  });

  it("keeps the reason of whoever gave it up", async () => {
    const stop = new AbortController();
    const { store } = setup(() => {
      stop.abort(new Error("cancelled"));
      return Promise.reject(new Error("aborted"));
    });
    await expect(store({ signal: stop.signal })).rejects.toThrow("cancelled");
  });
});
