import { shrinkPicture, type ShrinkTask, type ShrunkPicture } from "./shrink-picture.ts";
import type { ShrinkAnswer } from "./shrink.worker.ts";
import { startShrinkWorker } from "./start-shrink-worker.ts";

/** ms after which a picture that is still being decoded is given up. */
const patience = 60_000;

export type Shrink = (task: ShrinkTask, signal: AbortSignal) => Promise<ShrunkPicture>;

/**
 * Shrinks pictures off the page's thread, one after the other so that large ones never stand in memory
 * together. A worker lives for one picture: giving it up ends the decoding. Without OffscreenCanvas,
 * or where the worker does not start, the page does it.
 */
export function createShrinker(): Shrink {
  let last: Promise<unknown> = Promise.resolve();
  return (task, signal) => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return "OffscreenCanvas" in globalThis ? inWorker(task, signal) : shrinkPicture(task);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function inWorker(task: ShrinkTask, signal: AbortSignal): Promise<ShrunkPicture> {
  const worker = startShrinkWorker();
  const end = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  try {
    const answer = await new Promise<ShrinkAnswer | null>((resolve, reject) => {
      end.addEventListener("abort", () => reject(end.reason), { once: true });
      worker.addEventListener("message", ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data));
      // Its script did not load; what goes wrong inside is answered.
      worker.addEventListener("error", () => resolve(null));
      worker.postMessage(task, []);
    });
    if (answer === null) return await shrinkPicture(task);
    if ("failed" in answer) throw new Error(answer.failed);
    return answer.done;
  } finally {
    worker.terminate();
  }
}
