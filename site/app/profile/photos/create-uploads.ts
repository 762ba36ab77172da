import type { Http } from "@realtor/api/http";
import type { PhotoPath } from "@realtor/api/loaning";
import type { PhotoPair } from "@realtor/profile/photos";
import type { Crop } from "@realtor/ui/crop-dialog";
import { createStore, type StoreApi } from "zustand";
import { toPhotoFailure, PhotoError } from "./photo-failure.ts";
import type { StorePhoto } from "./store-photo.ts";
import {
  addUploads,
  cancelUpload,
  failUpload,
  isPending,
  updateProgress,
  retryUpload,
  completeUpload,
  getStartable,
  startUpload,
  type UploadQueue,
} from "./upload-queue.ts";

/** Configuration and callbacks for the uploads of a path. */
export interface UploadHandler {
  path: PhotoPath;
  http: Http;
  /** Number of photos that can be added to the stored ones; further files fail with `full`. */
  getFreeSlots: () => number;
  /** Called when a photo is stored; `queue` is the queue at that time. */
  onStored: (id: string, pair: PhotoPair, queue: UploadQueue) => void;
}

/** The original image of a stored photo, for cropping again. */
interface PhotoSource {
  file: Blob;
  /** The crop of the stored photo; the whole image if absent. */
  crop?: Crop;
}

/** The upload queue of all paths. */
export interface Uploads extends Omit<StoreApi<UploadQueue>, "setState"> {
  add: (files: readonly File[], handler: UploadHandler) => void;
  /** Sets the handler of a path, also for uploads added before. */
  setHandler: (handler: UploadHandler) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
  /** The file of a pending or failed upload. */
  getFile: (id: string) => File | undefined;
  /** Stores a photo without the queue. */
  storePhoto: StorePhoto;
  /** `fullsize`: URL of the stored full size. */
  getSource: (fullsize: string) => PhotoSource | undefined;
  setSource: (fullsize: string, source: PhotoSource) => void;
}

interface Job {
  file: File;
  path: PhotoPath;
  controller: AbortController;
}

/** Creates a queue that uploads a limited number of files at a time. */
export function createUploads(storePhoto: StorePhoto): Uploads {
  const { setState, ...store } = createStore<UploadQueue>(() => []);
  const getQueue = store.getState;
  let uploadCount = 0;
  let batchCount = 0;
  const jobs = new Map<string, Job>();
  const handlers = new Map<PhotoPath, UploadHandler>();
  const sources = new Map<string, PhotoSource>();

  function update(change: (queue: UploadQueue) => UploadQueue): void {
    setState(change, true);
  }

  function startNext(): void {
    for (const { id } of getStartable(getQueue())) void run(id);
  }

  async function run(id: string): Promise<void> {
    const job = jobs.get(id);
    const handler = job && handlers.get(job.path);
    if (!handler) return;
    job.controller = new AbortController();
    const { file, path } = job;
    const { signal } = job.controller;
    update((queue) => startUpload(queue, id));
    try {
      const { pair, isShowable } = await storePhoto({
        http: handler.http,
        path,
        file,
        signal,
        onProgress: (progress) => update((queue) => updateProgress(queue, id, progress)),
      });
      signal.throwIfAborted();
      jobs.delete(id);
      if (isShowable) sources.set(pair.fullsize, { file });
      handlers.get(path)?.onStored(id, pair, getQueue());
      update((queue) => completeUpload(queue, id, pair.fullsize));
    } catch (error) {
      if (signal.aborted) return;
      // A PhotoError is shown to the user and needs no investigation.
      if (!(error instanceof PhotoError)) console.error(error);
      update((queue) => failUpload(queue, id, toPhotoFailure(error)));
    } finally {
      startNext();
    }
  }

  /** Uploads beyond the free slots fail, the others wait. */
  function enqueue(ids: readonly string[], path: PhotoPath): void {
    const others = getQueue().filter(
      (item) => item.path === path && isPending(item) && !ids.includes(item.id),
    );
    const slots = handlers.get(path)?.getFreeSlots() ?? 0;
    const freeSlots = Math.max(0, slots - others.length);
    for (const id of ids.slice(freeSlots))
      update((queue) => failUpload(queue, id, { code: "full" }));
    startNext();
  }

  return {
    ...store,
    setHandler: (handler) => void handlers.set(handler.path, handler),
    add(files, handler) {
      handlers.set(handler.path, handler);
      const { path } = handler;
      batchCount += 1;
      const items = files.map((file) => {
        uploadCount += 1;
        const id = `upload-${uploadCount}`;
        jobs.set(id, { file, path, controller: new AbortController() });
        return { id, path, name: file.name, size: file.size, batch: batchCount };
      });
      update((queue) => addUploads(queue, items));
      enqueue(
        items.map(({ id }) => id),
        path,
      );
    },
    retry(id) {
      const job = jobs.get(id);
      if (!job) return;
      update((queue) => retryUpload(queue, id));
      enqueue([id], job.path);
    },
    cancel(id) {
      jobs.get(id)?.controller.abort();
      jobs.delete(id);
      update((queue) => cancelUpload(queue, id));
      startNext();
    },
    getFile: (id) => jobs.get(id)?.file,
    storePhoto,
    getSource: (fullsize) => sources.get(fullsize),
    setSource: (fullsize, source) => void sources.set(fullsize, source),
  };
}
