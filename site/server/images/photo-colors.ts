import { setTimeout as pause } from "node:timers/promises";
import type { FileStore } from "@realtor/server/files/file-store";
import { createPhotoColorFiles, noColor } from "@realtor/server/files/photo-color-files";
import type { Log } from "@realtor/server/log";
import { LRUCache } from "lru-cache";
import { mediaPath } from "#app/data/image-url.ts";
import { logUnexpected, shareRunning } from "../file-cache/file-cache.ts";

interface Options {
  /** The services store colors there too, unless they have another folder. */
  fileStore: FileStore;
  log: Log;
  /** Maximum time that a page waits for its colors; then it is rendered without those that lack. Default: 500. */
  timeoutMs?: number;
  /** Milliseconds since some start. */
  clock?: Pick<Performance, "now">;
}

/** Milliseconds until the store is asked again for a color that it did not have. */
const absentMs = 60_000;

/** The dominant color of each stored photo, for the placeholder until the photo is loaded. */
export interface PhotoColors {
  /** Measures a photo once. The image route calls it with every photo that it resizes. */
  record(path: string, photo: Buffer): Promise<void>;
  /** CSS colors by URL, of the photos that were measured. */
  read(mediaUrls: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/**
 * Dominant colors of stored photos. The services measure a photo when they store it. Photos without a color,
 * such as restored ones, are measured when they are resized: a page does not wait for it.
 */
export function createPhotoColors(options: Options): PhotoColors {
  const { fileStore, log, timeoutMs = 500, clock = performance } = options;
  const files = createPhotoColorFiles(fileStore);
  const known = new LRUCache<string, string>({ max: 20_000 });
  /** Photos without a color in the store, which another process may measure. */
  const absent = new LRUCache<string, true>({
    max: 20_000,
    ttl: absentMs,
    perf: clock,
    ttlResolution: 0,
  });
  const measureOnce = shareRunning<void>();

  async function readPath(path: string): Promise<string | undefined> {
    const found = known.get(path);
    if (found !== undefined || absent.has(path)) return found;
    const color = await files.read(path);
    if (color === undefined) absent.set(path, true);
    else known.set(path, color);
    return color;
  }

  return {
    record: (path, photo) =>
      measureOnce(path, async () => {
        if ((await readPath(path)) === undefined) known.set(path, await files.record(path, photo));
      }).catch(logUnexpected(log, "color of a photo cannot be measured", { path })),

    async read(mediaUrls) {
      const end = pause(timeoutMs, undefined, { ref: false });
      const colors = await Promise.all(
        mediaUrls.map(async (url) => {
          const path = mediaPath(url);
          const color = path === null ? undefined : await Promise.race([readPath(path), end]);
          return color === undefined || color === noColor ? [] : [[url, color] as const];
        }),
      );
      return new Map(colors.flat());
    },
  };
}
