import pLimit from "p-limit";

/** More pages wait for rendering than the limit allows. */
export class RenderQueueFullError extends Error {
  override readonly name = "RenderQueueFullError";
}

export interface RenderLimitOptions {
  /** Renderings at the same time; most of their time is spent waiting for the services. */
  running?: number;
  /** Renderings that wait. Each takes about 30 ms of the one thread, so the last waits about a second. */
  waiting?: number;
  /** Called when the queue becomes full. */
  onFull?: () => void;
}

/**
 * Bounds the rendering of pages that are not cached, such as searches with many different queries, so that
 * they do not delay all other requests. Rejects with RenderQueueFullError when the queue is full.
 */
export function createRenderLimit({ running = 8, waiting = 40, onFull }: RenderLimitOptions = {}): <
  Result,
>(
  render: () => Promise<Result>,
) => Promise<Result> {
  const limit = pLimit(running);
  let isFull = false;
  return async (render) => {
    if (limit.pendingCount < waiting) {
      if (limit.pendingCount < waiting / 2) isFull = false;
      return limit(render);
    }
    if (!isFull) onFull?.();
    isFull = true;
    throw new RenderQueueFullError(`${waiting} pages wait for rendering`);
  };
}
