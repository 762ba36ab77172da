import type { FileStore } from "@realtor/server/files/file-store";
import type { Log } from "@realtor/server/log";
import { limitConcurrency } from "@realtor/server/concurrency";
import type { LuminanceGrid } from "@realtor/ui/templates";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { mediaPath } from "#app/data/image-url.ts";
import {
  createFileCache,
  hashName,
  logUnexpected,
  shareRunning,
} from "../file-cache/file-cache.ts";
import { fetchMedia } from "./fetch-media.ts";
import { parseImagePath } from "./image-request.ts";

interface Options {
  /** Origin of the loaning service, whose `/media/` is the only source of photos. */
  loaningApiUrl: string;
  /** Grids are cached in `luminance/`. */
  fileStore: FileStore;
  log: Log;
  fetch?: typeof fetch;
}

/** Cells in a row: each is about as wide as half a stroke of a name on the cover. */
const columns = 120;

/** A page does not wait longer than this for a photo measured for the first time, in ms. */
const maxWait = 1500;

/** Part of every file name: increase it when the grid of the same photo changes. */
const gridVersion = 1;

/**
 * Returns a function that measures the luminance of a stored photo, once per photo, since stored photos
 * never change under their name. Null if the photo is not readable or takes too long; the next call
 * tries again.
 */
export function createCoverLuminance({ loaningApiUrl, fileStore, log, fetch: fetchFrom }: Options) {
  const files = createFileCache(fileStore, "luminance");
  const known = new LRUCache<string, LuminanceGrid>({ max: 500 });
  const withLimit = limitConcurrency({ running: 1, waiting: 100 });
  const measureOnce = shareRunning<LuminanceGrid | null>();

  async function measure(path: string): Promise<LuminanceGrid | null> {
    const name = hashName(gridVersion, path);
    let values = await files.read(name);
    if (!values) {
      const media = await withLimit(async () => fetchMedia(loaningApiUrl, path, fetchFrom));
      if (media.kind !== "found") return null;
      values = await toLuminance(media.body);
      await files.write(name, values);
    }
    const grid = { columns, rows: values.length / columns, values };
    known.set(path, grid);
    return grid;
  }

  return async function readCoverLuminance(mediaUrl: string): Promise<LuminanceGrid | null> {
    const path = mediaPath(mediaUrl);
    // The same rules as for resized images: no path that could leave `/media/`, no vector image.
    const requested = path === null ? undefined : parseImagePath(`/images/160/${path}`);
    if (!requested || requested.isOriginal) return null;
    const cached = known.get(requested.path);
    if (cached) return cached;
    const measured = measureOnce(requested.path, () => measure(requested.path)).catch(
      (error: unknown) => {
        logUnexpected(log, "luminance of the cover cannot be measured", { path: requested.path })(
          error,
        );
        return null;
      },
    );
    return Promise.race([measured, waitUnreferenced(maxWait)]);
  };
}

function waitUnreferenced(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null).unref());
}

/** Relative luminance (WCAG) of a sRGB channel value, 0 to 255. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance times 255 of an image in rows of `columns` cells. */
async function toLuminance(body: Buffer): Promise<Buffer> {
  const pixels = await sharp(body, { limitInputPixels: 60_000_000, failOn: "error" })
    .autoOrient()
    .resize({ width: columns })
    .flatten({ background: "white" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const channel = (index: number) => linear[pixels[index] ?? 0] ?? 0;
  return Buffer.from(
    Uint8Array.from({ length: pixels.length / 3 }, (_, cell) =>
      Math.round(
        255 *
          (0.2126 * channel(3 * cell) +
            0.7152 * channel(3 * cell + 1) +
            0.0722 * channel(3 * cell + 2)),
      ),
    ),
  );
}
