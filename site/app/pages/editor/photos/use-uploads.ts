import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { UploadPlan, Uploads } from "./create-uploads.ts";
import { useSharedUploads } from "./photo-uploads.tsx";
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
 * The uploads of one path. What arrives is told to the newest `onStored`, also after another section
 * took this one's place.
 */
export function useUploads(plan: UploadPlan): PathUploads {
  const { path } = plan;
  const uploads = useSharedUploads();
  const all = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  const queue = useMemo(() => all.filter((item) => item.path === path), [all, path]);
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  });
  const add = (files: readonly File[]) =>
    uploads.add(files, {
      path,
      http: (address, call) => latest.current.http(address, call),
      room: () => latest.current.room(),
      onStored: (...stored) => latest.current.onStored(...stored),
    });
  const items = queue.filter(({ state }) => state.kind !== "stored");
  return { uploads, items, queue, add, retry: uploads.retry, cancel: uploads.cancel };
}
