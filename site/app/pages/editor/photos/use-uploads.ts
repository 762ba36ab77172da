import { useEffect, useMemo } from "react";
import type { UploadHandler, Uploads } from "./create-uploads.ts";
import { useSharedUploads, useUploadQueue } from "./photo-uploads.tsx";
import type { UploadItem, UploadQueue } from "./upload-queue.ts";

export interface PathUploads {
  /** The shared uploads of all paths. */
  uploads: Uploads;
  /** Pending and failed uploads of this path in the chosen order. */
  items: readonly UploadItem[];
  /** All uploads of this path, for `interleaveUploads`. */
  queue: UploadQueue;
  add: (files: readonly File[]) => void;
  /** Retries a failed upload, optionally with another file. */
  retry: (id: string, file?: File) => void;
  cancel: (id: string) => void;
}

/**
 * The uploads of one path. Results are passed to the last handler, also after the section is
 * closed.
 */
export function useUploads(handler: UploadHandler): PathUploads {
  const { path } = handler;
  const uploads = useSharedUploads();
  const all = useUploadQueue();
  const queue = useMemo(() => all.filter((item) => item.path === path), [all, path]);
  useEffect(() => uploads.setHandler(handler));
  const add = (files: readonly File[]) => uploads.add(files, handler);
  const items = queue.filter(({ state }) => state.kind !== "stored");
  return { uploads, items, queue, add, retry: uploads.retry, cancel: uploads.cancel };
}
