import type { ImageType } from "@realtor/api/loaning";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import type { Sharp } from "sharp";

import { Problem } from "../http/problem.ts";
import { uploadKindOf } from "./picture-kinds.ts";
import type { UploadKind } from "./picture-kinds.ts";

/** Longest side in pixels of the two sizes in which every photo is stored (DECISIONS section 6). */
const longestSide: Record<ImageType, number> = { thumbnail: 480, fullsize: 2400 };
const side = { min: 8, max: 12_000 };
const maxPixels = 60_000_000;

const encoders: Record<Exclude<UploadKind, "ico">, (picture: Sharp) => Sharp> = {
  jpg: (picture) => picture.jpeg({ quality: 88, progressive: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 88 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
};

/**
 * Makes an uploaded picture fit to be served: the kind is judged by its content, the size cut to
 * what its image type allows, and everything a camera wrote into it (place, time) left out.
 * @throws {Problem} 415 when the content is of another kind, 422 when it cannot be decoded.
 */
export async function preparePicture(
  bytes: Uint8Array,
  kind: UploadKind,
  imageType: ImageType,
): Promise<Uint8Array> {
  const found = await fileTypeFromBuffer(bytes);
  if (found === undefined || uploadKindOf(found.mime) !== kind) throw new Problem("file.type");
  // sharp does not read icons; they are tiny, and only ever shown as favicons.
  if (kind === "ico") return bytes;
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) < side.min || Math.max(width, height) > side.max) {
      throw new Problem("file.dimensions");
    }
    const limit = longestSide[imageType];
    const fitted = picture
      .rotate()
      .resize({ width: limit, height: limit, fit: "inside", withoutEnlargement: true });
    return await encoders[kind](fitted).toBuffer();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("file.dimensions");
  }
}
