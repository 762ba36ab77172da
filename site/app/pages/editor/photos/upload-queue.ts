import type { PhotoPath } from "@realtor/api/loaning";
import type { PhotoFailure } from "./photo-failure.ts";

/** One chosen file on its way to being a photo. */
export interface UploadItem {
  readonly id: string;
  readonly path: PhotoPath;
  /** Files chosen together share a batch; later ones count higher. */
  readonly batch: number;
  /** Name of the file. */
  readonly name: string;
  readonly state: UploadState;
}

export type UploadState =
  | { readonly kind: "waiting" }
  /** Whole percent of both sizes. */
  | { readonly kind: "sending"; readonly percent: number }
  | { readonly kind: "failed"; readonly failure: PhotoFailure }
  /** Its photo is in the profile under this address; kept while others of its path are under way. */
  | { readonly kind: "stored"; readonly fullsize: string };

/** All uploads in the order in which they were chosen, whichever arrives first. */
export type UploadQueue = readonly UploadItem[];

/** Uploads at a time: more only share the same line. */
export const uploadsAtOnce = 3;

export function addUploads(
  queue: UploadQueue,
  added: readonly Pick<UploadItem, "id" | "path" | "name" | "batch">[],
): UploadQueue {
  return [...queue, ...added.map((item) => ({ ...item, state: { kind: "waiting" } as const }))];
}

/** Those whose turn it is, as many as may be under way beside the ones that are. */
export function startable(queue: UploadQueue): UploadItem[] {
  const sending = queue.filter(({ state }) => state.kind === "sending").length;
  return queue
    .filter(({ state }) => state.kind === "waiting")
    .slice(0, Math.max(0, uploadsAtOnce - sending));
}

/** Whether one has neither arrived nor failed. */
export function isUnderWay({ state }: UploadItem): boolean {
  return state.kind === "waiting" || state.kind === "sending";
}

export function startUpload(queue: UploadQueue, id: string): UploadQueue {
  return change(queue, id, ["waiting"], () => ({ kind: "sending", percent: 0 }));
}

/** `share` from 0 to 1. The percent never goes back, also when both sizes are sent a second time. */
export function progressUpload(queue: UploadQueue, id: string, share: number): UploadQueue {
  const percent = Math.floor(Math.min(Math.max(0, share), 1) * 100);
  const item = queue.find((one) => one.id === id);
  // Written so that a share that is no number is no progress either.
  if (item?.state.kind !== "sending" || !(percent > item.state.percent)) return queue;
  return change(queue, id, ["sending"], () => ({ kind: "sending", percent }));
}

export function failUpload(queue: UploadQueue, id: string, failure: PhotoFailure): UploadQueue {
  return change(queue, id, ["waiting", "sending"], () => ({ kind: "failed", failure }));
}

export function settleUpload(queue: UploadQueue, id: string, fullsize: string): UploadQueue {
  return forgetStored(change(queue, id, ["sending"], () => ({ kind: "stored", fullsize })));
}

/** A failed one waits again, in its old place; under another name where another file was chosen. */
export function retryUpload(queue: UploadQueue, id: string, name?: string): UploadQueue {
  const again = change(queue, id, ["failed"], () => ({ kind: "waiting" }));
  if (again === queue || name === undefined) return again;
  return again.map((item) => (item.id === id ? { ...item, name } : item));
}

/** Takes one out that has not arrived. */
export function cancelUpload(queue: UploadQueue, id: string): UploadQueue {
  const left = queue.filter((item) => item.id !== id || item.state.kind === "stored");
  return left.length === queue.length ? queue : forgetStored(left);
}

function change(
  queue: UploadQueue,
  id: string,
  from: readonly UploadState["kind"][],
  next: () => UploadState,
): UploadQueue {
  if (!queue.some((item) => item.id === id && from.includes(item.state.kind))) return queue;
  return queue.map((item) => (item.id === id ? { ...item, state: next() } : item));
}

/** The ones that arrived only tell the others where they belong. */
function forgetStored(queue: UploadQueue): UploadQueue {
  const open = new Set(queue.flatMap(({ path, state }) => (state.kind === "stored" ? [] : [path])));
  const left = queue.filter(({ path, state }) => state.kind !== "stored" || open.has(path));
  return left.length === queue.length ? queue : left;
}
