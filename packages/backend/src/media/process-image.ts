import type { ImageType } from "@realtor/api/loaning";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Sharp } from "sharp";

import { Problem } from "../http/problem.ts";
import { decodeIcon, maxIconSide } from "./decode-icon.ts";
import { toUploadFormat } from "./image-store.ts";
import type { UploadFormat } from "./image-store.ts";

/** Longest side of each stored size in pixels; see `docs/spec/profile.md#photos`. */
const maxSide: Record<ImageType, number> = { thumbnail: 480, fullsize: 2400 };
const side = { min: 8, max: 12_000 };
const maxPixels = 60_000_000;
/** An image that takes longer is not a photo. */
const decodeSeconds = 30;

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
  return format === "ico" ? processIcon(bytes) : encode(bytes, format, maxSide[imageType]);
}

/**
 * Re-encodes a photo of another server as JPEG, in the size of uploaded ones.
 * @throws {Problem} 415 if it is no photo, 422 if it cannot be decoded.
 */
export async function processPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const found = await fileTypeFromBuffer(bytes);
  const format = found && toUploadFormat(found.mime);
  if (format === undefined || format === "ico") throw new Problem("file.type");
  return encode(bytes, "jpg", maxSide.fullsize);
}

async function encode(
  bytes: Uint8Array,
  format: Exclude<UploadFormat, "ico">,
  limit: number,
): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { width, height } = await image.metadata();
    if (Math.min(width, height) < side.min || Math.max(width, height) > side.max) {
      throw new Problem("file.dimensions");
    }
    const fitted = image
      .timeout({ seconds: decodeSeconds })
      .rotate()
      .resize({ width: limit, height: limit, fit: "inside", withoutEnlargement: true });
    return await encoders[format](fitted).toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("file.dimensions");
  }
}

/** Browsers show favicons at 16 to 48 CSS pixels. */
const iconSide = 96;
const maxIconBytes = 1024 * 1024;
const headerBytes = 6;
const entryBytes = 16;

/**
 * Validates and re-encodes an ICO file: its largest image becomes the only one, as PNG.
 * @throws {Problem} 422 if it cannot be decoded or is larger than 256 pixels or 1 MB.
 */
async function processIcon(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    if (bytes.length > maxIconBytes) throw new Problem("file.dimensions");
    const largest = await decodeIcon(bytes);
    const limits = { limitInputPixels: maxIconSide * maxIconSide, failOn: "error" } as const;
    const image =
      largest.type === "png"
        ? sharp(largest.data, limits)
        : sharp(largest.data, {
            ...limits,
            raw: { width: largest.width, height: largest.height, channels: 4 },
          });
    const fitted = image.timeout({ seconds: decodeSeconds }).resize(iconSide, iconSide, {
      fit: "inside",
      withoutEnlargement: true,
    });
    return await wrapPng(await fitted.png().toBuffer());
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("file.dimensions");
  }
}

/** An ICO file with one PNG. */
async function wrapPng(png: Buffer): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  const header = Buffer.alloc(headerBytes + entryBytes);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(width, 6);
  header.writeUInt8(height, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
