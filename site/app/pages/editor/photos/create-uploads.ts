import type { Http } from "@realtor/api/http";
import type { PhotoPair, PhotoPath } from "@realtor/api/loaning";
import type { Crop } from "@realtor/ui/crop-dialog";
import { failureOf, PhotoError } from "./photo-failure.ts";
import type { StorePhoto } from "./store-photo.ts";
import {
  addUploads,
  cancelUpload,
  failUpload,
  isUnderWay,
  progressUpload,
  retryUpload,
  settleUpload,
  startable,
  startUpload,
  type UploadQueue,
} from "./upload-queue.ts";

/** What happens to the files of a path. */
export interface UploadPlan {
  path: PhotoPath;
  http: Http;
  /** Photos that the path has room for beside the stored ones; files beyond it fail as `full`. */
  room: () => number;
  /** A photo is stored; `queue` is as it was then, to tell its place. */
  onStored: (id: string, pair: PhotoPair, queue: UploadQueue) => void;
}

/** The picture a stored photo was made of, to crop it anew from all there was. */
export interface PhotoSource {
  file: Blob;
  /** The part that the stored photo shows; all of it where absent. */
  crop?: Crop;
}

/** Uploads under way, over all paths. */
export interface Uploads {
  read: () => UploadQueue;
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[], plan: UploadPlan) => void;
  /** From now on this plan holds for its path, also for what was added before. */
  adopt: (plan: UploadPlan) => void;
  /** Tries a failed one again, with another file where one is given. */
  retry: (id: string, file?: File) => void;
  cancel: (id: string) => void;
  /** The way to storage by itself, for what is not in the queue. */
  store: StorePhoto;
  /** By the stored full size's address. */
  sourceOf: (fullsize: string) => PhotoSource | undefined;
  keepSource: (fullsize: string, source: PhotoSource) => void;
}

interface Job {
  file: File;
  path: PhotoPath;
  stop: AbortController;
}

/** An empty queue that sends what is added to it, a few at a time. */
export function createUploads(store: StorePhoto): Uploads {
  let queue: UploadQueue = [];
  let added = 0;
  let batches = 0;
  const jobs = new Map<string, Job>();
  const plans = new Map<PhotoPath, UploadPlan>();
  const sources = new Map<string, PhotoSource>();
  const listeners = new Set<() => void>();

  function change(next: UploadQueue): void {
    if (next === queue) return;
    queue = next;
    for (const listener of listeners) listener();
  }

  function startNext(): void {
    for (const { id } of startable(queue)) void run(id);
  }

  async function run(id: string): Promise<void> {
    const job = jobs.get(id);
    const plan = job && plans.get(job.path);
    if (!plan) return;
    job.stop = new AbortController();
    const { file, path } = job;
    const { signal } = job.stop;
    change(startUpload(queue, id));
    try {
      const { pair } = await store({
        http: plan.http,
        path,
        file,
        signal,
        onProgress: (share) => change(progressUpload(queue, id, share)),
      });
      signal.throwIfAborted();
      jobs.delete(id);
      sources.set(pair.fullsize, { file });
      plans.get(path)?.onStored(id, pair, queue);
      change(settleUpload(queue, id, pair.fullsize));
    } catch (error) {
      if (signal.aborted) return;
      // A refused file is told to whoever chose it, and is nothing to look into.
      if (!(error instanceof PhotoError)) console.error(error);
      change(failUpload(queue, id, failureOf(error)));
    } finally {
      startNext();
    }
  }

  /** Those that find no more room fail at once, the others wait. */
  function admit(ids: readonly string[], path: PhotoPath): void {
    const others = queue.filter(
      (item) => item.path === path && isUnderWay(item) && !ids.includes(item.id),
    );
    const room = plans.get(path)?.room() ?? 0;
    const free = Math.max(0, room - others.length);
    for (const id of ids.slice(free)) change(failUpload(queue, id, { code: "full" }));
    startNext();
  }

  return {
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt: (plan) => void plans.set(plan.path, plan),
    add(files, plan) {
      plans.set(plan.path, plan);
      const { path } = plan;
      batches += 1;
      const items = files.map((file) => {
        added += 1;
        const id = `upload-${added}`;
        jobs.set(id, { file, path, stop: new AbortController() });
        return { id, path, name: file.name, batch: batches };
      });
      change(addUploads(queue, items));
      admit(
        items.map(({ id }) => id),
        path,
      );
    },
    retry(id, file) {
      const job = jobs.get(id);
      if (!job) return;
      if (file) job.file = file;
      change(retryUpload(queue, id, file?.name));
      admit([id], job.path);
    },
    cancel(id) {
      jobs.get(id)?.stop.abort();
      jobs.delete(id);
      change(cancelUpload(queue, id));
      startNext();
    },
    store,
    sourceOf: (fullsize) => sources.get(fullsize),
    keepSource: (fullsize, source) => void sources.set(fullsize, source),
  };
}
