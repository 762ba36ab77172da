import { createContext, type ReactNode, use, useState, useSyncExternalStore } from "react";
import { createUploads, type Uploads } from "./create-uploads.ts";
import { createShrinker } from "./shrink-in-worker.ts";
import { photoStore } from "./store-photo.ts";
import { isUnderWay } from "./upload-queue.ts";

const UploadsContext = createContext<Uploads | null>(null);

const newUploads = () => createUploads(photoStore(createShrinker()));

/**
 * Put it around the editor's sections: uploads then go on, and failed ones stay to be seen, while
 * another section is shown. Without it each photo editor keeps its own.
 */
export function PhotoUploads({ children }: { children: ReactNode }) {
  const [uploads] = useState(newUploads);
  return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** The uploads that are shared here, else this component's own. */
export function useSharedUploads(): Uploads {
  const shared = use(UploadsContext);
  const [own] = useState(() => shared ?? newUploads());
  return shared ?? own;
}

/** How many photos are still on their way: leaving or publishing now would miss them. */
export function usePhotosUnderWay(): number {
  const uploads = useSharedUploads();
  const queue = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  return queue.filter(isUnderWay).length;
}
