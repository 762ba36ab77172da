import { type FileStore, FilesUnavailableError } from "@realtor/server/files/file-store";
import { createPhotoColorFiles } from "@realtor/server/files/photo-color-files";
import type { Log } from "@realtor/server/log";

/** Stores the placeholder color of the image with this key. Never rejects: a page shows no color instead. */
export type RecordColor = (key: string, image: Uint8Array) => Promise<void>;

const photo = /\.(?:jpg|png|webp|avif)$/;

/** Records colors in the store from which the site reads them, so that a photo's first visitor sees them. */
export function createColorRecorder(files: FileStore, log: Log): RecordColor {
  const colors = createPhotoColorFiles(files);
  return async (key, image) => {
    if (!photo.test(key)) return;
    try {
      await colors.record(key, image);
    } catch (error) {
      // The store logs its outage itself, once.
      if (!(error instanceof FilesUnavailableError))
        log.warn({ err: error, key }, "color of a photo cannot be stored");
    }
  };
}
