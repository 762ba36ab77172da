import type { Http } from "@realtor/api/http";
import type { PhotoPair, PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { checkPicture, checkSides } from "./check-picture.ts";
import { PhotoError } from "./photo-failure.ts";
import { photoLimits } from "./photo-rules.ts";
import type { PictureSize } from "./picture/picture-facts.ts";
import { type PhotoSizes, sendPicture } from "./send-picture.ts";
import type { Shrink } from "./shrink-in-worker.ts";

export interface StoreTask {
  http: Http;
  path: PhotoPath;
  file: Blob;
  /** The part to keep, in px of the picture as it is seen. */
  crop?: Crop | undefined;
  signal: AbortSignal;
  /** Told the share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface StoredPhoto {
  pair: PhotoPair;
  /** Size of the picture it was made of, as it is seen. */
  source: PictureSize;
}

export type StorePhoto = (task: StoreTask) => Promise<StoredPhoto>;

/**
 * The way of a photo from a file to its two stored addresses: judged, made smaller, sent. Rejects with
 * a PhotoError, an ApiError, or the signal's reason.
 */
export function photoStore(shrink: Shrink): StorePhoto {
  return async ({ http, path, file, crop, signal, onProgress }) => {
    const { sizes, source } = await prepare(shrink, { path, file, crop, signal });
    const pair = await sendPicture(http, path, sizes, { signal, onProgress });
    return { pair, source };
  };
}

async function prepare(
  shrink: Shrink,
  { path, file, crop, signal }: Pick<StoreTask, "path" | "file" | "crop" | "signal">,
): Promise<{ sizes: PhotoSizes; source: PictureSize }> {
  const { kind, size } = await checkPicture(file, path);
  if (crop) checkSides(crop, path);
  if (kind === "ico" && !crop) {
    // An icon holds several sizes of its own and nothing else: it is stored as it is.
    const icon = new Blob([file], { type: "image/x-icon" });
    return { sizes: { thumbnail: icon, fullsize: icon }, source: size };
  }
  const { thumbnail, fullsize } = photoLimits;
  const task = { file, crop, thumbnail, fullsize, maxBytes: photoLimits.bytes };
  const { source, ...sizes } = await shrink(task, signal).catch(() => {
    signal.throwIfAborted();
    const tooLarge = Math.max(size.width, size.height) > photoLimits.safeSide;
    throw new PhotoError({ code: tooLarge ? "huge" : "broken" });
  });
  return { sizes, source };
}
