import type { Http } from "@realtor/api/http";
import type { PhotoPair, PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
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
export interface Uploads {
  getSnapshot: () => UploadQueue;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[], handler: UploadHandler) => void;
  /** Sets the handler of a path, also for uploads added before. */
  setHandler: (handler: UploadHandler) => void;
  /** Retries a failed upload, optionally with another file. */
  retry: (id: string, file?: File) => void;
  cancel: (id: string) => void;
  /** Stores a photo without the queue. */
  store: StorePhoto;
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
export function createUploads(store: StorePhoto): Uploads {
  let queue: UploadQueue = [];
  let uploadCount = 0;
  let batchCount = 0;
  const jobs = new Map<string, Job>();
  const handlers = new Map<PhotoPath, UploadHandler>();
  const sources = new Map<string, PhotoSource>();
  const listeners = new Set<() => void>();

  function setQueue(next: UploadQueue): void {
    if (next === queue) return;
    queue = next;
    for (const listener of listeners) listener();
  }

  function startNext(): void {
    for (const { id } of getStartable(queue)) void run(id);
  }

  async function run(id: string): Promise<void> {
    const job = jobs.get(id);
    const handler = job && handlers.get(job.path);
    if (!handler) return;
    job.controller = new AbortController();
    const { file, path } = job;
    const { signal } = job.controller;
    setQueue(startUpload(queue, id));
    try {
      const { pair } = await store({
        http: handler.http,
        path,
        file,
        signal,
        onProgress: (progress) => setQueue(updateProgress(queue, id, progress)),
      });
      signal.throwIfAborted();
      jobs.delete(id);
      sources.set(pair.fullsize, { file });
      handlers.get(path)?.onStored(id, pair, queue);
      setQueue(completeUpload(queue, id, pair.fullsize));
    } catch (error) {
      if (signal.aborted) return;
      // A PhotoError is shown to the user and needs no investigation.
      if (!(error instanceof PhotoError)) console.error(error);
      setQueue(failUpload(queue, id, toPhotoFailure(error)));
    } finally {
      startNext();
    }
  }

  /** Uploads beyond the free slots fail, the others wait. */
  function enqueue(ids: readonly string[], path: PhotoPath): void {
    const others = queue.filter(
      (item) => item.path === path && isPending(item) && !ids.includes(item.id),
    );
    const slots = handlers.get(path)?.getFreeSlots() ?? 0;
    const freeSlots = Math.max(0, slots - others.length);
    for (const id of ids.slice(freeSlots)) setQueue(failUpload(queue, id, { code: "full" }));
    startNext();
  }

  return {
    getSnapshot: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setHandler: (handler) => void handlers.set(handler.path, handler),
    add(files, handler) {
      handlers.set(handler.path, handler);
      const { path } = handler;
      batchCount += 1;
      const items = files.map((file) => {
        uploadCount += 1;
        const id = `upload-${uploadCount}`;
        jobs.set(id, { file, path, controller: new AbortController() });
        return { id, path, name: file.name, batch: batchCount };
      });
      setQueue(addUploads(queue, items));
      enqueue(
        items.map(({ id }) => id),
        path,
      );
    },
    retry(id, file) {
      const job = jobs.get(id);
      if (!job) return;
      if (file) job.file = file;
      setQueue(retryUpload(queue, id, file?.name));
      enqueue([id], job.path);
    },
    cancel(id) {
      jobs.get(id)?.controller.abort();
      jobs.delete(id);
      setQueue(cancelUpload(queue, id));
      startNext();
    },
    store,
    getSource: (fullsize) => sources.get(fullsize),
    setSource: (fullsize, source) => void sources.set(fullsize, source),
  };
}
