import type { Http } from "@realtor/api/http";
import type { PhotoPath } from "@realtor/api/loaning";
import type { PhotoPair } from "@realtor/profile/photos";
import type { Crop } from "@realtor/ui/crop-dialog";
import {
  acceptedFormats,
  type ImageFormat,
  type ImageSize,
  readImageHeader,
} from "./image-header.ts";
import { PhotoError } from "./photo-failure.ts";
import { photoLimits, photoRules } from "./photo-rules.ts";
import type { ResizeImage } from "./resize-in-worker.ts";
import { type PhotoSizes, uploadPhoto } from "./upload-photo.ts";

export interface StoreTask {
  http: Http;
  path: PhotoPath;
  file: Blob;
  /** Crop in px of the upright image. */
  crop?: Crop | undefined;
  signal: AbortSignal;
  /** Called with the uploaded ratio, 0 to 1. */
  onProgress?: (progress: number) => void;
}

export interface StoredPhoto {
  pair: PhotoPair;
  /** Whether browsers that have no decoder for the chosen file can show it. */
  isShowable: boolean;
}

export type StorePhoto = (task: StoreTask) => Promise<StoredPhoto>;

/**
 * Creates a function that validates, resizes and uploads a photo.
 *
 * @throws PhotoError, ApiError, or the reason of the signal
 */
export function createPhotoStore(resize: ResizeImage): StorePhoto {
  return async ({ http, path, file, crop, signal, onProgress }) => {
    const { format, size } = await checkImage(file, path);
    const task = { path, file, crop, signal };
    const sizes = await prepare(resize, { ...task, format, size });
    const pair = await uploadPhoto(http, path, sizes, { signal, onProgress });
    return { pair, isShowable: format !== "heic" };
  };
}

type PrepareTask = Pick<StoreTask, "path" | "file" | "crop" | "signal"> & CheckedImage;

async function prepare(resize: ResizeImage, task: PrepareTask): Promise<PhotoSizes> {
  const { path, file, crop, signal, format, size } = task;
  if (crop) checkDimensions(crop, path);
  if (format === "ico" && !crop) {
    // An icon contains several sizes: it is stored unchanged.
    if (file.size > photoLimits.bytes) throw new PhotoError({ code: "size" });
    const icon = new Blob([file], { type: "image/x-icon" });
    return { thumbnail: icon, fullsize: icon };
  }
  const { thumbnail, fullsize, bytes: maxBytes } = photoLimits;
  const isHeic = format === "heic";
  return resize({ file, isHeic, crop, thumbnail, fullsize, maxBytes }, signal).catch(() => {
    signal.throwIfAborted();
    const tooLarge = Math.max(size.width, size.height) > photoLimits.safeSide;
    throw new PhotoError({ code: tooLarge ? "huge" : isHeic ? "heic" : "broken" });
  });
}

interface CheckedImage {
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
async function checkImage(file: Blob, path: PhotoPath): Promise<CheckedImage> {
  if (file.size > photoLimits.chosenBytes) throw new PhotoError({ code: "size" });
  const bytes = await file.arrayBuffer().catch(() => {
    // The file is deleted, moved, a directory, or in unavailable cloud storage.
    throw new PhotoError({ code: "unreadable" });
  });
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header) throw new PhotoError({ code: "notImage" });
  const { format, size, animated } = header;
  const storable =
    acceptedFormats.some((item) => item === format) && (format !== "ico" || path === "favicon");
  if (!storable) throw new PhotoError({ code: "kind", format });
  if (animated) throw new PhotoError({ code: "animated" });
  if (!size) throw new PhotoError({ code: format === "heic" ? "heic" : "broken" });
  if (size.width * size.height > photoLimits.pixels) throw new PhotoError({ code: "huge" });
  checkDimensions(size, path);
  return { format, size };
}

/**
 * Validates the size of an image, or of its crop, for a path.
 *
 * @throws PhotoError
 */
function checkDimensions({ width, height }: ImageSize | Crop, path: PhotoPath): void {
  const [shorterSide, longerSide] = [Math.min(width, height), Math.max(width, height)];
  const { minSide } = photoRules[path];
  if (shorterSide < minSide) throw new PhotoError({ code: "small", side: minSide });
  if (longerSide > shorterSide * photoLimits.maxRatio) throw new PhotoError({ code: "long" });
}
