import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fitInto, shrinkPicture, type ShrinkTask } from "./shrink-picture.ts";

interface Browser {
  /** Size of the decoded picture, upright. */
  picture?: { width: number; height: number };
  /** Types it can encode; any other comes out as PNG, as the standard says. */
  encodes?: readonly string[];
  opaque?: boolean;
  /** Bytes for each pixel of a file. */
  weight?: number;
}

/** A browser that draws nothing and tells what it was asked to. */
function browser(options: Browser = {}) {
  const { picture = { width: 4000, height: 3000 }, opaque = true, weight = 1 } = options;
  const encodes = options.encodes ?? ["image/webp", "image/jpeg"];
  const close = vi.fn<() => void>();
  const decode = vi.fn<(file: Blob, options: object) => Promise<object>>(() =>
    Promise.resolve({ ...picture, close }),
  );
  const drawn: { from: number[]; to: number[] }[] = [];
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
          drawn.push({ from: [x, y, w, h] as number[], to }),
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
  return { decode, close, drawn };
}

const file = new Blob(["file"]);
const task: ShrinkTask = { file, thumbnail: 480, fullsize: 2400, maxBytes: 10_000_000 };

afterEach(() => vi.unstubAllGlobals());

describe("shrinking a picture", () => {
  it("decodes it upright, draws it in both sizes, and lets it go", async () => {
    const { decode, drawn, close } = browser();
    const { source } = await shrinkPicture(task);
    expect(decode).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: "from-image" });
    expect(drawn).toEqual([
      { from: [0, 0, 4000, 3000], to: [0, 0, 480, 360] },
      { from: [0, 0, 4000, 3000], to: [0, 0, 2400, 1800] },
    ]);
    expect(source).toEqual({ width: 4000, height: 3000 });
    expect(close).toHaveBeenCalledOnce();
  });

  it("never enlarges", async () => {
    const { drawn } = browser({ picture: { width: 300, height: 200 } });
    await shrinkPicture(task);
    expect(drawn.map(({ to }) => to)).toEqual([
      [0, 0, 300, 200],
      [0, 0, 300, 200],
    ]);
  });

  it("draws only the part asked for, as far as the picture reaches", async () => {
    const { drawn } = browser();
    await shrinkPicture({ ...task, crop: { x: 100, y: 200, width: 400, height: 300 } });
    await shrinkPicture({ ...task, crop: { x: 3900, y: -5, width: 400, height: 300 } });
    expect(drawn.map(({ from }) => from)).toEqual([
      [100, 200, 400, 300],
      [100, 200, 400, 300],
      [3900, 0, 100, 300],
      [3900, 0, 100, 300],
    ]);
  });

  it.each([
    ["WebP where the browser encodes it", {}, "image/webp"],
    ["JPEG where it does not", { encodes: ["image/jpeg"] }, "image/jpeg"],
    ["PNG for what can be seen through", { encodes: ["image/jpeg"], opaque: false }, "image/png"],
  ])("comes out as %s", async (_, options, type) => {
    browser(options);
    const { thumbnail, fullsize } = await shrinkPicture(task);
    expect([thumbnail.type, fullsize.type]).toEqual([type, type]);
  });

  it("becomes smaller until it is light enough", async () => {
    const { drawn } = browser({ weight: 4 });
    const { fullsize } = await shrinkPicture(task);
    expect(fullsize.size).toBeLessThanOrEqual(task.maxBytes);
    expect(drawn.map(({ to }) => to[2])).toEqual([480, 2400, 1800]);
  });

  it("lets the picture go where drawing fails", async () => {
    const { close } = browser();
    vi.stubGlobal(
      "OffscreenCanvas",
      class {
        getContext = () => null;
      },
    );
    await expect(shrinkPicture(task)).rejects.toThrow("no canvas");
    expect(close).toHaveBeenCalledOnce();
  });

  it("fails where the browser cannot decode it", async () => {
    const { decode } = browser();
    decode.mockRejectedValue(new DOMException("no", "InvalidStateError"));
    await expect(shrinkPicture(task)).rejects.toThrow("no");
  });
});

it("any size fits into its square, in its ratio within a pixel", () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(480, 2400), (width, height, longest) => {
      const fitted = fitInto({ width, height }, longest);
      expect(Math.max(fitted.width, fitted.height)).toBe(
        Math.min(longest, Math.max(width, height)),
      );
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.min(1, longest / Math.max(width, height));
      expect(Math.abs(fitted.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThan(1);
    }),
  );
});
