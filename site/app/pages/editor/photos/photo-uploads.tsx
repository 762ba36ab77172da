import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { createUploads, type Uploads } from "./create-uploads.ts";
import { createShrinker } from "./shrink-in-worker.ts";
import { photoStore } from "./store-photo.ts";
import type { UploadQueue } from "./upload-queue.ts";

const UploadsContext = createContext<Uploads | null>(null);

/**
 * The uploads of one editor. It stands around the sections: uploads then go on, and failed ones stay
 * to be seen, while another section is shown.
 */
export function PhotoUploads({ children }: { children: ReactNode }) {
  const [uploads] = useState(() => createUploads(photoStore(createShrinker())));
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** The uploads of this editor. Throws outside of one. */
export function useSharedUploads(): Uploads {
  const uploads = use(UploadsContext);
  if (!uploads)
    throw new Error("useSharedUploads needs <PhotoUploads> above it: use it inside <Editor>.");
  return uploads;
}

/** All uploads as they stand, over all paths. */
export function useUploadQueue(): UploadQueue {
  const { subscribe, read } = useSharedUploads();
  return useSyncExternalStore(subscribe, read, read);
}
