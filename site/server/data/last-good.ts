import { LRUCache } from "lru-cache";

export interface LastGood<T> {
  /** The fresh answer; when loading fails, the last good one with the time it was read. */
  get(key: string, load: () => Promise<T>): Promise<{ value: T; readAt: Date }>;
}

/** Keeps the last good answer of each call, for when the service behind it is down. */
export function keepLastGood<T extends object>(
  isDown: (error: unknown) => boolean,
  max = 2000,
): LastGood<T> {
  const answers = new LRUCache<string, { value: T; readAt: Date }>({ max });
  return {
    async get(key, load) {
      try {
        const answer = { value: await load(), readAt: new Date() };
        answers.set(key, answer);
        return answer;
      } catch (error) {
        const former = isDown(error) ? answers.get(key) : undefined;
        if (former) return former;
        throw error;
      }
    },
  };
}
