import type { Http } from "@realtor/api/http";
import type { PhotoPair, PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { checkImage, checkDimensions } from "./check-image.ts";
import { PhotoError } from "./photo-failure.ts";
import { photoLimits } from "./photo-rules.ts";
import type { ImageSize } from "./image-header.ts";
import { type PhotoSizes, uploadPhoto } from "./upload-photo.ts";
import type { ResizeImage } from "./resize-in-worker.ts";

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
  /** Size of the upright source image. */
  source: ImageSize;
}

export type StorePhoto = (task: StoreTask) => Promise<StoredPhoto>;

/**
 * Creates a function that validates, resizes and uploads a photo.
 *
 * @throws PhotoError, ApiError, or the reason of the signal
 */
export function createPhotoStore(resize: ResizeImage): StorePhoto {
  return async ({ http, path, file, crop, signal, onProgress }) => {
    const { sizes, source } = await prepare(resize, { path, file, crop, signal });
    const pair = await uploadPhoto(http, path, sizes, { signal, onProgress });
    return { pair, source };
  };
}

async function prepare(
  resize: ResizeImage,
  { path, file, crop, signal }: Pick<StoreTask, "path" | "file" | "crop" | "signal">,
): Promise<{ sizes: PhotoSizes; source: ImageSize }> {
  const { format, size } = await checkImage(file, path);
  if (crop) checkDimensions(crop, path);
  if (format === "ico" && !crop) {
    // An icon contains several sizes: it is stored unchanged.
    const icon = new Blob([file], { type: "image/x-icon" });
    return { sizes: { thumbnail: icon, fullsize: icon }, source: size };
  }
  const { thumbnail, fullsize } = photoLimits;
  const task = { file, crop, thumbnail, fullsize, maxBytes: photoLimits.bytes };
  const { source, ...sizes } = await resize(task, signal).catch(() => {
    signal.throwIfAborted();
    const tooLarge = Math.max(size.width, size.height) > photoLimits.safeSide;
    throw new PhotoError({ code: tooLarge ? "huge" : "broken" });
  });
  return { sizes, source };
}
