/** Thrown when the queue is full. */
export class BusyError extends Error {
  override name = "BusyError";
}

/**
 * Limits concurrency: at most `running` tasks run and at most `waiting` wait, in order.
 * @throws BusyError when the queue is full.
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async function withLimit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (active < running) active += 1;
    else if (queue.length >= waiting) throw new BusyError("The queue is full.");
    // A finished task passes its slot on, so `active` does not change.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}

export function splitIntoBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
