import type { FileStore } from "@realtor/server/files/file-store";
import type { Log } from "@realtor/server/log";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { mediaPath } from "#app/data/image-url.ts";
import { createFileCache, hashName, shareRunning } from "../file-cache/file-cache.ts";

interface Options {
  /** Colors are cached in `colors/`. */
  fileStore: FileStore;
  log: Log;
}

/** The dominant color of each stored photo, for the placeholder until the photo is loaded. */
export interface PhotoColors {
  /** Measures a photo once. The image route calls it with every photo that it resizes. */
  record(path: string, photo: Buffer): Promise<void>;
  /** CSS colors by URL, of the photos that were measured. */
  read(mediaUrls: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Part of every file name: increase it when the color of the same photo changes. */
const colorVersion = 1;

/** The value for a photo with transparent pixels, which a placeholder color would fill. */
const noColor = "none";

/**
 * Dominant colors of stored photos. A page does not wait for a measurement: its first visitor loads
 * the photos, and pages that are rendered later have the colors.
 */
export function createPhotoColors({ fileStore, log }: Options): PhotoColors {
  const files = createFileCache(fileStore, "colors");
  const known = new LRUCache<string, string>({ max: 20_000 });
  const measureOnce = shareRunning<void>();

  async function readPath(path: string): Promise<string | undefined> {
    const cached = known.get(path) ?? (await files.read(hashName(colorVersion, path)))?.toString();
    if (cached !== undefined) known.set(path, cached);
    return cached;
  }

  return {
    record: (path, photo) =>
      measureOnce(path, async () => {
        if ((await readPath(path)) !== undefined) return;
        const color = await toPlaceholderColor(photo);
        known.set(path, color);
        await files.write(hashName(colorVersion, path), Buffer.from(color));
      }).catch((error: unknown) => {
        log.warn({ err: error, path }, "color of a photo cannot be measured");
      }),

    async read(mediaUrls) {
      const colors = await Promise.all(
        mediaUrls.map(async (url) => {
          const path = mediaPath(url);
          const color = path === null ? undefined : await readPath(path);
          return color === undefined || color === noColor ? [] : [[url, color] as const];
        }),
      );
      return new Map(colors.flat());
    },
  };
}

/** The most frequent color of a photo, as `#rgb`: more digits would only make the document larger. */
async function toPlaceholderColor(photo: Buffer): Promise<string> {
  const image = sharp(photo, { limitInputPixels: 60_000_000, failOn: "error" });
  const small = await image.resize({ width: 48 }).toColourspace("srgb").png().toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  if (!isOpaque) return noColor;
  const digits = [dominant.r, dominant.g, dominant.b].map((channel) =>
    Math.round(channel / 17).toString(16),
  );
  return `#${digits.join("")}`;
}
