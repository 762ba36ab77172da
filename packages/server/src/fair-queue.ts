import { BusyError } from "./concurrency.ts";

/** Whose task it is. */
export interface QueueCaller {
  /** Each has a share of the queue. */
  group: string;
  /** Runs before those of others, and takes the place of one of them in a full queue. */
  isFirst: boolean;
}

interface Waiting extends QueueCaller {
  start(): void;
  refuse(reason: string): void;
}

/**
 * Limits concurrency: at most `running` tasks run and at most `waiting` wait, of those at most `share` of one
 * group, so that no group fills the queue. What has waited for `waitMs` is refused: its caller has gone, or will.
 * @throws BusyError when the queue, or the share, is full, or after that time.
 */
export function createFairQueue({
  running,
  waiting,
  share,
  waitMs,
}: {
  running: number;
  waiting: number;
  share: number;
  waitMs: number;
}) {
  let active = 0;
  const queue: Waiting[] = [];

  async function wait(caller: QueueCaller): Promise<void> {
    const ofGroup = queue.filter(({ group }) => group === caller.group);
    if (ofGroup.length >= share) throw new BusyError("The share of the queue is full.");
    if (queue.length >= waiting) {
      const last = caller.isFirst ? queue.findLastIndex(({ isFirst }) => !isFirst) : -1;
      const [displaced] = last < 0 ? [] : queue.splice(last, 1);
      if (!displaced) throw new BusyError("The queue is full.");
      displaced.refuse("The queue is full.");
    }
    await new Promise<void>((resolve, reject) => {
      const refuse = (reason: string) => {
        clearTimeout(timer);
        reject(new BusyError(reason));
      };
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const entry = { ...caller, start, refuse };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1);
        refuse("The queue is slow.");
      }, waitMs);
      const place = caller.isFirst ? queue.findIndex(({ isFirst }) => !isFirst) : -1;
      queue.splice(place < 0 ? queue.length : place, 0, entry);
    });
  }

  return async function withLimit<Result>(
    caller: QueueCaller,
    task: () => Promise<Result>,
  ): Promise<Result> {
    if (active < running) active += 1;
    // A finished task passes its slot on, so `active` does not change.
    else await wait(caller);
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next.start();
      else active -= 1;
    }
  };
}
