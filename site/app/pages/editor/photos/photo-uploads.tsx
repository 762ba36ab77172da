import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { createUploads, type Uploads } from "./create-uploads.ts";
import { createImageResizer } from "./resize-in-worker.ts";
import { createPhotoStore } from "./store-photo.ts";
import type { UploadQueue } from "./upload-queue.ts";

const UploadsContext = createContext<Uploads | null>(null);

/**
 * Provides the uploads of an editor. Place it around the sections: uploads continue, and failed
 * ones stay visible, when another section is opened.
 */
export function PhotoUploads({ children }: { children: ReactNode }) {
  const [uploads] = useState(() => createUploads(createPhotoStore(createImageResizer())));
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** The shared uploads. Throws outside the editor. */
export function useSharedUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads)
    throw new Error("useSharedUploads needs <PhotoUploads> above it: use it inside <Editor>.");
  return uploads;
}

/** The uploads of all paths. */
export function useUploadQueue(): UploadQueue {
  const { subscribe, getSnapshot } = useSharedUploads();
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}
