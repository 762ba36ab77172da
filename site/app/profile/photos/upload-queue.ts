import type { PhotoPath } from "@realtor/api/loaning";
import type { PhotoFailure } from "./photo-failure.ts";
import { getPhotoKey } from "./photo-list.ts";

export interface UploadItem {
  readonly id: string;
  readonly path: PhotoPath;
  /** Files chosen together share a batch number; later batches have higher ones. */
  readonly batch: number;
  readonly name: string;
  /** Bytes of the chosen file. */
  readonly size: number;
  readonly state: UploadState;
}

type UploadState =
  | { readonly kind: "waiting" }
  /** Integer percent of both sizes. */
  | { readonly kind: "sending"; readonly percent: number }
  | { readonly kind: "failed"; readonly failure: PhotoFailure }
  /**
   * The photo is in the profile under this URL. Kept while other uploads of the path are pending.
   */
  | { readonly kind: "stored"; readonly fullsize: string };

/** All uploads in the order in which the files were chosen. */
export type UploadQueue = readonly UploadItem[];

/** Concurrent uploads; more would only share the bandwidth. */
export const maxConcurrentUploads = 3;

export function addUploads(
  queue: UploadQueue,
  added: readonly Pick<UploadItem, "id" | "path" | "name" | "size" | "batch">[],
): UploadQueue {
  return [...queue, ...added.map((item) => ({ ...item, state: { kind: "waiting" } as const }))];
}

/** The waiting uploads that may start now. */
export function getStartable(queue: UploadQueue): UploadItem[] {
  const sending = queue.filter(({ state }) => state.kind === "sending").length;
  return queue
    .filter(({ state }) => state.kind === "waiting")
    .slice(0, Math.max(0, maxConcurrentUploads - sending));
}

/** Whether an upload is waiting or in progress. */
export function isPending({ state }: UploadItem): boolean {
  return state.kind === "waiting" || state.kind === "sending";
}

/** Whether there was no room for a photo. */
export function hasNoRoom({ state }: UploadItem): boolean {
  return state.kind === "failed" && state.failure.code === "full";
}

export function startUpload(queue: UploadQueue, id: string): UploadQueue {
  return setState(queue, id, ["waiting"], { kind: "sending", percent: 0 });
}

/** `ratio` from 0 to 1. The percent never decreases, also when an upload is repeated. */
export function updateProgress(queue: UploadQueue, id: string, ratio: number): UploadQueue {
  const percent = Math.floor(Math.min(Math.max(0, ratio), 1) * 100);
  const item = queue.find((candidate) => candidate.id === id);
  // NaN is not progress either.
  if (item?.state.kind !== "sending" || !(percent > item.state.percent)) return queue;
  return setState(queue, id, ["sending"], { kind: "sending", percent });
}

export function failUpload(queue: UploadQueue, id: string, failure: PhotoFailure): UploadQueue {
  return setState(queue, id, ["waiting", "sending"], { kind: "failed", failure });
}

export function completeUpload(queue: UploadQueue, id: string, fullsize: string): UploadQueue {
  return removeStored(setState(queue, id, ["sending"], { kind: "stored", fullsize }));
}

/** Puts a failed upload back into the queue at its position. */
export function retryUpload(queue: UploadQueue, id: string): UploadQueue {
  return setState(queue, id, ["failed"], { kind: "waiting" });
}

/** Removes an upload that is not stored. */
export function cancelUpload(queue: UploadQueue, id: string): UploadQueue {
  const remaining = queue.filter((item) => item.id !== id || item.state.kind === "stored");
  return remaining.length === queue.length ? queue : removeStored(remaining);
}

function setState(
  queue: UploadQueue,
  id: string,
  from: readonly UploadState["kind"][],
  state: UploadState,
): UploadQueue {
  if (!queue.some((item) => item.id === id && from.includes(item.state.kind))) return queue;
  return queue.map((item) => (item.id === id ? { ...item, state } : item));
}

/** Stored uploads are only kept for the position of the others. */
function removeStored(queue: UploadQueue): UploadQueue {
  const activePaths = new Set(
    queue.flatMap(({ path, state }) => (state.kind === "stored" ? [] : [path])),
  );
  const remaining = queue.filter(
    ({ path, state }) => state.kind !== "stored" || activePaths.has(path),
  );
  return remaining.length === queue.length ? queue : remaining;
}

/**
 * The index at which an upload is inserted among photos (full-size URLs): after the previous file
 * of its batch, else before the next one, else at the end. The order is that of choosing, not of
 * completion.
 */
export function getInsertIndex(
  queue: UploadQueue,
  id: string,
  fullsizes: readonly string[],
): number {
  const position = queue.findIndex((item) => item.id === id);
  const upload = queue[position];
  if (!upload) return fullsizes.length;
  const keys = fullsizes.map(getPhotoKey);
  const getPhotoIndex = (item: UploadItem) =>
    item.path === upload.path && item.state.kind === "stored"
      ? keys.indexOf(getPhotoKey(item.state.fullsize))
      : -1;
  const previous = queue
    .slice(0, position)
    // The position of an earlier batch is not relevant.
    .filter(({ batch }) => batch === upload.batch)
    .map(getPhotoIndex)
    .findLast((index) => index >= 0);
  if (previous !== undefined) return previous + 1;
  const next = queue
    .slice(position + 1)
    .map(getPhotoIndex)
    .find((index) => index >= 0);
  return next ?? fullsizes.length;
}
