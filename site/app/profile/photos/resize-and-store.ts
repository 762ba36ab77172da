import { createImageResizer } from "./resize-in-worker.ts";
import { createPhotoStore } from "./store-photo.ts";

/** Stores a photo that this browser resizes. */
export const storePhoto = createPhotoStore(createImageResizer());
