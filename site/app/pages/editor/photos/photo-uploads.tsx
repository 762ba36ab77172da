import type { PhotoTileLabels } from "@realtor/ui/labels";
import { FailedTile, UploadingTile } from "@realtor/ui/photo-tile";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { createUploads, type UploadHandler, type Uploads } from "./create-uploads.ts";
import { isRetryable, useFailureText } from "./photo-failure.ts";
import { createImageResizer } from "./resize-in-worker.ts";
import { createPhotoStore } from "./store-photo.ts";
import type { UploadItem, UploadQueue } from "./upload-queue.ts";

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
  return useStore(useSharedUploads());
}

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

interface UploadTileProps {
  labels: PhotoTileLabels;
  item: UploadItem;
  onCancel: () => void;
  onRetry: () => void;
  /** Called to choose another file. */
  onReplace: () => void;
}

/** The progress of an upload, or the reason of its failure with the possible actions. */
export function UploadTile({ labels, item, onCancel, onRetry, onReplace }: UploadTileProps) {
  const getFailureText = useFailureText();
  const { name, state } = item;
  if (state.kind !== "failed") {
    const percent = state.kind === "sending" ? state.percent : 0;
    return <UploadingTile labels={labels} label={name} percent={percent} onCancel={onCancel} />;
  }
  return (
    <FailedTile
      labels={labels}
      label={name}
      reason={getFailureText(state.failure)}
      onReplace={onReplace}
      onRetry={isRetryable(state.failure) ? onRetry : undefined}
      onDismiss={onCancel}
    />
  );
}
