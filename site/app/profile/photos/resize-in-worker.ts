import pLimit from "p-limit";
import { resizeImage, type ResizeTask, type ResizedImage } from "./resize-image.ts";
import type { ResizeResponse } from "./resize.worker.ts";
import { startResizeWorker } from "./start-resize-worker.ts";

/** ms until decoding is aborted. */
const timeoutMs = 60_000;

export type ResizeImage = (task: ResizeTask, signal: AbortSignal) => Promise<ResizedImage>;

/**
 * Creates a function that resizes images in a worker, one at a time to limit memory. Each image
 * gets its own worker, so that aborting ends the decoding. Without OffscreenCanvas, or if the
 * worker does not start, the main thread resizes.
 */
export function createImageResizer(): ResizeImage {
  const limit = pLimit(1);
  return (task, signal) =>
    limit(() => {
      signal.throwIfAborted();
      return "OffscreenCanvas" in globalThis ? resizeInWorker(task, signal) : resizeImage(task);
    });
}

async function resizeInWorker(task: ResizeTask, signal: AbortSignal): Promise<ResizedImage> {
  const worker = startResizeWorker();
  const endSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await new Promise<ResizeResponse | null>((resolve, reject) => {
      endSignal.addEventListener("abort", () => reject(endSignal.reason), { once: true });
      worker.addEventListener("message", ({ data }: MessageEvent<ResizeResponse>) => resolve(data));
      // The script did not load; errors inside the worker are messages.
      worker.addEventListener("error", () => resolve(null));
      worker.postMessage(task, []);
    });
    if (response === null) return await resizeImage(task);
    if ("failed" in response) throw new Error(response.failed);
    return response.done;
  } finally {
    worker.terminate();
  }
}
