import { LRUCache } from "lru-cache";
import type { CacheResult } from "../telemetry/site-metrics.ts";
import type { PageBodies } from "./page-bodies.ts";

/** A rendered page with cache metadata. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  bodies: PageBodies;
  etag: string;
  /** Agents whose changes invalidate this page. */
  tags: readonly string[];
  renderedAt: number;
}

export interface HtmlCache {
  /**
   * Stale-while-revalidate: a fresh page is returned as it is, an older one is returned and
   * rendered again in the background. When rendering fails, the last copy is used for a day. Throws
   * only without any copy.
   */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  getFresh(key: string): CachedPage | undefined;
  /** Removes all pages of an agent. */
  invalidate(tag: string): void;
  /** Removes everything, when change notifications may have been missed. */
  clear(): void;
}

interface Options {
  freshMs?: number;
  maxStaleMs?: number;
  maxBytes?: number;
  now?: () => number;
  /** Called on each lookup, in the context of its request. */
  onLookup?: (result: CacheResult) => void;
}

/** Creates a cache of complete documents by host, path and language. */
export function createHtmlCache(options: Options = {}): HtmlCache {
  const {
    freshMs = 10_000,
    maxStaleMs = 86_400_000,
    maxBytes = 64 * 1024 * 1024,
    now = Date.now,
    onLookup,
  } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) => bodies.size + 1024,
  });
  const inProgress = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  function revalidate(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = inProgress.get(key);
    if (running) return running;
    const startGeneration = generation;
    const rendering = render()
      .then((page) => {
        // A page whose agent saved during the rendering may contain old content.
        if (startGeneration !== generation) return page;
        if (page.status === 200) pages.set(key, page);
        // Removed, unpublished or moved: the copy must not be shown again. A failure keeps it.
        else if (page.status < 500) pages.delete(key);
        return page;
      })
      .finally(() => {
        if (inProgress.get(key) === rendering) inProgress.delete(key);
      });
    inProgress.set(key, rendering);
    return rendering;
  }

  const getAge = ({ renderedAt }: CachedPage) => now() - renderedAt;

  function getFresh(key: string): CachedPage | undefined {
    const cached = pages.get(key);
    if (!cached || getAge(cached) >= freshMs) return undefined;
    onLookup?.("fresh");
    return cached;
  }

  return {
    getFresh,
    async get(key, render) {
      const found = getFresh(key);
      if (found) return found;
      const cached = pages.get(key);
      if (cached && getAge(cached) < maxStaleMs) {
        onLookup?.("stale");
        revalidate(key, render).catch(() => undefined); // the stale copy is returned; the renderer logged the error
        return cached;
      }
      onLookup?.("miss");
      return revalidate(key, render);
    },
    clear() {
      generation += 1;
      inProgress.clear();
      pages.clear();
    },
    invalidate(tag) {
      generation += 1;
      inProgress.clear();
      for (const [key, page] of pages.entries()) if (page.tags.includes(tag)) pages.delete(key);
    },
  };
}
