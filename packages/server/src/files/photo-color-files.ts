import { createHash } from "node:crypto";
import sharp from "sharp";
import { type FileStore, FilesUnavailableError } from "./file-store.ts";

/** Part of every key: increase it when the color of the same photo changes. */
const colorVersion = 1;

/** The color of a photo with transparent pixels, which a placeholder would fill. */
export const noColor = "none";

/**
 * The dominant color of each stored photo, for the placeholder until the photo is loaded. The services write
 * it when they store a photo, the site reads it; `path` is the part of the photo's URL after `/media/`.
 */
export interface PhotoColorFiles {
  /** `#rgb`, or `noColor`. Undefined if the photo was not measured or the store does not respond. */
  read(path: string): Promise<string | undefined>;
  /**
   * Measures a photo and stores its color.
   * @throws for anything but an image, and FilesUnavailableError.
   */
  record(path: string, photo: Uint8Array): Promise<string>;
}

/** Creates the colors in a file store that services and site share. */
export function createPhotoColorFiles(files: FileStore): PhotoColorFiles {
  return {
    async read(path) {
      try {
        return (await files.read(keyOf(path)))?.toString();
      } catch (error) {
        if (error instanceof FilesUnavailableError) return undefined;
        throw error;
      }
    },
    async record(path, photo) {
      const color = await measureColor(photo);
      await files.write(keyOf(path), Buffer.from(color));
      return color;
    },
  };
}

function keyOf(path: string): string {
  const name = createHash("sha256")
    .update(JSON.stringify([colorVersion, path]))
    .digest("hex");
  return `colors/${name.slice(0, 2)}/${name}`;
}

/** The most frequent color of a photo, as `#rgb`: more digits would only make documents larger. */
async function measureColor(photo: Uint8Array): Promise<string> {
  const image = sharp(photo, { limitInputPixels: 60_000_000, failOn: "error" });
  const small = await image.resize({ width: 48 }).toColourspace("srgb").png().toBuffer();
  const { isOpaque, dominant } = await sharp(small).stats();
  if (!isOpaque) return noColor;
  const digits = [dominant.r, dominant.g, dominant.b].map((channel) =>
    Math.round(channel / 17).toString(16),
  );
  return `#${digits.join("")}`;
}
