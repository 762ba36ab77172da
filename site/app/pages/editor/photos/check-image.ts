import type { PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { PhotoError } from "./photo-failure.ts";
import { photoLimits, photoRules } from "./photo-rules.ts";
import { type ImageFormat, type ImageSize, storableFormats } from "./image-header.ts";
import { readImageHeader } from "./image-header.ts";

export interface CheckedImage {
  format: ImageFormat;
  /** Pixels before the orientation is applied. */
  size: ImageSize;
}

/**
 * Validates a file by its content, before it is decoded, against the limits of its path. See
 * docs/spec/profile.md#photos.
 *
 * @throws PhotoError
 */
export async function checkImage(file: Blob, path: PhotoPath): Promise<CheckedImage> {
  if (file.size > photoLimits.bytes) throw new PhotoError({ code: "size" });
  const bytes = await file.arrayBuffer().catch(() => {
    // The file is deleted, moved, a directory, or in unavailable cloud storage.
    throw new PhotoError({ code: "unreadable" });
  });
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header) throw new PhotoError({ code: "notPicture" });
  const { format, size, animated } = header;
  const storable =
    storableFormats.some((item) => item === format) && (format !== "ico" || path === "favicon");
  if (!storable) throw new PhotoError({ code: "kind", format });
  if (animated) throw new PhotoError({ code: "animated" });
  if (!size) throw new PhotoError({ code: "broken" });
  if (size.width * size.height > photoLimits.pixels) throw new PhotoError({ code: "huge" });
  checkDimensions(size, path);
  return { format, size };
}

/**
 * Validates the size of an image, or of its crop, for a path.
 *
 * @throws PhotoError
 */
export function checkDimensions({ width, height }: ImageSize | Crop, path: PhotoPath): void {
  const [shorterSide, longerSide] = [Math.min(width, height), Math.max(width, height)];
  const { minSide } = photoRules[path];
  if (shorterSide < minSide) throw new PhotoError({ code: "small", side: minSide });
  if (longerSide > shorterSide * photoLimits.maxRatio) throw new PhotoError({ code: "long" });
}
