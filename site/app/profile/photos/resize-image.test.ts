import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { decodeHeic } from "./decode-heic.ts";
import { fitWithin, resizeImage, type ResizeTask } from "./resize-image.ts";

vi.mock(import("./decode-heic.ts"), () => ({ decodeHeic: vi.fn<typeof decodeHeic>() }));

interface Browser {
  /** Size of the decoded, upright image. */
  image?: { width: number; height: number };
  /** Supported encodings; others fall back to PNG, as the standard requires. */
  encodes?: readonly string[];
  opaque?: boolean;
  /** Bytes per pixel of an encoded file. */
  weight?: number;
}

/** Stubs a browser that records draw calls. */
function stubBrowser(options: Browser = {}) {
  const { image = { width: 4000, height: 3000 }, opaque = true, weight = 1 } = options;
  const encodes = options.encodes ?? ["image/webp", "image/jpeg"];
  const close = vi.fn<() => void>();
  const decode = vi.fn<(file: Blob, options: object) => Promise<object>>(() =>
    Promise.resolve({ ...image, close }),
  );
  const drawCalls: { from: number[]; to: number[] }[] = [];
  class Canvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext() {
      return {
        drawImage: (_: unknown, ...[x, y, w, h, ...to]: number[]) =>
          drawCalls.push({ from: [x, y, w, h] as number[], to }),
        getImageData: () => ({ data: [1, 2, 3, 255, 1, 2, 3, opaque ? 255 : 7] }),
      };
    }
    convertToBlob({ type }: { type: string }) {
      const bytes = new Uint8Array(this.width * this.height * weight);
      return Promise.resolve(
        new Blob([bytes], { type: encodes.includes(type) ? type : "image/png" }),
      );
    }
  }
  vi.stubGlobal("createImageBitmap", decode);
  vi.stubGlobal("OffscreenCanvas", Canvas);
  return { decode, close, drawCalls };
}

const file = new Blob(["file"]);
const task: ResizeTask = { file, thumbnail: 480, fullsize: 2400, maxBytes: 10_000_000 };

afterEach(() => vi.unstubAllGlobals());

describe("resizeImage", () => {
  it("decodes upright, draws both sizes and releases the bitmap", async () => {
    const { decode, drawCalls, close } = stubBrowser();
    await resizeImage(task);
    expect(decode).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: "from-image" });
    expect(drawCalls).toEqual([
      { from: [0, 0, 4000, 3000], to: [0, 0, 480, 360] },
      { from: [0, 0, 4000, 3000], to: [0, 0, 2400, 1800] },
    ]);
    expect(close).toHaveBeenCalledOnce();
  });

  it("does not enlarge", async () => {
    const { drawCalls } = stubBrowser({ image: { width: 300, height: 200 } });
    await resizeImage(task);
    expect(drawCalls.map(({ to }) => to)).toEqual([
      [0, 0, 300, 200],
      [0, 0, 300, 200],
    ]);
  });

  it("draws only the crop, clamped to the image", async () => {
    const { drawCalls } = stubBrowser();
    await resizeImage({ ...task, crop: { x: 100, y: 200, width: 400, height: 300 } });
    await resizeImage({ ...task, crop: { x: 3900, y: -5, width: 400, height: 300 } });
    expect(drawCalls.map(({ from }) => from)).toEqual([
      [100, 200, 400, 300],
      [100, 200, 400, 300],
      [3900, 0, 100, 300],
      [3900, 0, 100, 300],
    ]);
  });

  it.each([
    ["WebP where the browser encodes it", {}, "image/webp"],
    ["JPEG where it does not", { encodes: ["image/jpeg"] }, "image/jpeg"],
    ["PNG for transparency", { encodes: ["image/jpeg"], opaque: false }, "image/png"],
  ])("encodes %s", async (_, options, type) => {
    stubBrowser(options);
    const { thumbnail, fullsize } = await resizeImage(task);
    expect([thumbnail.type, fullsize.type]).toEqual([type, type]);
  });

  it("reduces the size until the file is small enough", async () => {
    const { drawCalls } = stubBrowser({ weight: 4 });
    const { fullsize } = await resizeImage(task);
    expect(fullsize.size).toBeLessThanOrEqual(task.maxBytes);
    expect(drawCalls.map(({ to }) => to[2])).toEqual([480, 2400, 1800]);
  });

  it("releases the bitmap if drawing fails", async () => {
    const { close } = stubBrowser();
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => null;
      },
    );
    await expect(resizeImage(task)).rejects.toThrow("no canvas");
    expect(close).toHaveBeenCalledOnce();
  });

  it("decodes a HEIC by the library only if the browser cannot", async () => {
    const { decode } = stubBrowser();
    await resizeImage({ ...task, isHeic: true });
    expect(decodeHeic).not.toHaveBeenCalled();
    const bitmap = await decode(file, {});
    decode.mockRejectedValue(new DOMException("no", "InvalidStateError"));
    vi.mocked(decodeHeic).mockResolvedValue(bitmap as ImageBitmap);
    await resizeImage({ ...task, isHeic: true });
    expect(decodeHeic).toHaveBeenCalledExactlyOnceWith(file);
  });

  it("rejects if the browser cannot decode the file", async () => {
    const { decode } = stubBrowser();
    decode.mockRejectedValue(new DOMException("no", "InvalidStateError"));
    await expect(resizeImage(task)).rejects.toThrow("no");
  });
});

it("keeps the ratio within a pixel for any size", () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(480, 2400), (width, height, maxSide) => {
      const fitted = fitWithin({ width, height }, maxSide);
      expect(Math.max(fitted.width, fitted.height)).toBe(
        Math.min(maxSide, Math.max(width, height)),
      );
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.min(1, maxSide / Math.max(width, height));
      expect(Math.abs(fitted.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThan(1);
    }),
  );
});
