/** Thrown when too many wait already. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** Runs at most `running` tasks at a time and lets at most `waiting` more wait, in order. */
export function takeTurns({ running, waiting }: { running: number; waiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async function takeTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (active < running) active += 1;
    else if (queue.length >= waiting) throw new BusyError("too many wait already");
    // Whoever finishes hands its place on, so `active` stays as it is.
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
