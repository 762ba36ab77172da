import { LRUCache } from "lru-cache";

export interface StaleOnErrorCache<T> {
  /** The fresh value, or after a failure the last successful one with the time it was read. */
  get(key: string, load: () => Promise<T>): Promise<{ value: T; readAt: Date }>;
}

/**
 * Caches the last successful result per key and returns it while `isDown` matches the load error.
 */
export function staleOnError<T extends object>(
  isDown: (error: unknown) => boolean,
  max = 2000,
): StaleOnErrorCache<T> {
  const cache = new LRUCache<string, { value: T; readAt: Date }>({ max });
  return {
    async get(key, load) {
      try {
        const entry = { value: await load(), readAt: new Date() };
        cache.set(key, entry);
        return entry;
      } catch (error) {
        const cached = isDown(error) ? cache.get(key) : undefined;
        if (cached) return cached;
        throw error;
      }
    },
  };
}
