import type { ImageType } from "@realtor/api/loaning";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Sharp } from "sharp";

import { Problem } from "../http/problem.ts";
import { toUploadFormat } from "./image-store.ts";
import type { UploadFormat } from "./image-store.ts";
import { processIcon } from "./process-icon.ts";

/** Longest side of each stored size in pixels; see `docs/spec/profile.md#photos`. */
const maxSide: Record<ImageType, number> = { thumbnail: 480, fullsize: 2400 };
const side = { min: 8, max: 12_000 };
const maxPixels = 60_000_000;

const encoders: Record<Exclude<UploadFormat, "ico">, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 88, progressive: true }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 88 }),
  avif: (image) => image.avif({ quality: 70, effort: 2 }),
};

/**
 * Validates and re-encodes an uploaded image: detects the format from its content, limits the size
 * for its image type and removes camera metadata (location, time).
 * @throws {Problem} 415 if the content has another format, 422 if it cannot be decoded.
 */
export async function processImage(
  bytes: Uint8Array,
  format: UploadFormat,
  imageType: ImageType,
): Promise<Uint8Array> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || toUploadFormat(found.mime) !== format) throw new Problem("file.type");
  if (format === "ico") return processIcon(bytes);
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < side.min || Math.max(width, height) > side.max) {
      throw new Problem("file.dimensions");
    }
    const limit = maxSide[imageType];
    const fitted = image
      .rotate()
      .resize({ width: limit, height: limit, fit: "inside", withoutEnlargement: true });
    return await encoders[format](fitted).toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("file.dimensions");
  }
}
