import { useEffect, useMemo } from "react";
import type { UploadPlan, Uploads } from "./create-uploads.ts";
import { useSharedUploads, useUploadQueue } from "./photo-uploads.tsx";
import type { UploadItem, UploadQueue } from "./upload-queue.ts";

export interface PathUploads {
  /** Those of all paths, and the sources of what is stored. */
  uploads: Uploads;
  /** Uploads of this path that have not arrived, in the order chosen. */
  items: readonly UploadItem[];
  /** All of this path, for `placeUploads`. */
  queue: UploadQueue;
  add: (files: readonly File[]) => void;
  /** With another file where one is given. */
  retry: (id: string, file?: File) => void;
  cancel: (id: string) => void;
}

/**
 * The uploads of one path. What arrives is told to the newest plan, which holds on after another
 * section took this one's place.
 */
export function useUploads(plan: UploadPlan): PathUploads {
  const { path } = plan;
  const uploads = useSharedUploads();
  const all = useUploadQueue();
  const queue = useMemo(() => all.filter((item) => item.path === path), [all, path]);
  useEffect(() => uploads.adopt(plan));
  const add = (files: readonly File[]) => uploads.add(files, plan);
  const items = queue.filter(({ state }) => state.kind !== "stored");
  return { uploads, items, queue, add, retry: uploads.retry, cancel: uploads.cancel };
}
