import { LRUCache } from "lru-cache";

/** How a page was found: as it is, as it was (and rendered again behind), or not, so that it was rendered. */
export type CacheAnswer = "fresh" | "stale" | "miss";

/** A rendered page with what the cache must know of it. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  /** One body for each content coding. */
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
  etag: string;
  /** Agents whose saved changes make this page old. */
  tags: readonly string[];
  renderedAt: number;
}

export interface HtmlCache {
  /**
   * The page under this key: fresh for seconds; older, it is served as it is and rendered again behind;
   * when rendering fails, the last good copy serves for a day. Throws only without any such copy.
   */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** The page under this key while it is fresh. */
  fresh(key: string): CachedPage | undefined;
  /** Drops all pages of an agent at once. */
  drop(tag: string): void;
  /** Drops everything: changes may have gone unheard. */
  clear(): void;
}

interface Options {
  freshMs?: number;
  lastGoodMs?: number;
  maxBytes?: number;
  now?: () => number;
  /** Hears of each answer, while its request runs. */
  onAnswer?: (answer: CacheAnswer) => void;
}

/** Whole documents by host, path and language (ARCHITECTURE, "How a request flows", 4). */
export function createHtmlCache(options: Options = {}): HtmlCache {
  const {
    freshMs = 10_000,
    lastGoodMs = 86_400_000,
    maxBytes = 64 * 1024 * 1024,
    now = Date.now,
    onAnswer,
  } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }) =>
      bodies.identity.length + bodies.gzip.length + bodies.br.length + 1024,
  });
  const underWay = new Map<string, Promise<CachedPage>>();
  let generation = 0;

  function renew(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = underWay.get(key);
    if (running) return running;
    const born = generation;
    const rendering = render()
      .then((page) => {
        // A page whose agent saved while it was rendered may hold the old text.
        if (born === generation && page.status === 200) pages.set(key, page);
        return page;
      })
      .finally(() => {
        if (underWay.get(key) === rendering) underWay.delete(key);
      });
    underWay.set(key, rendering);
    return rendering;
  }

  const ageOf = ({ renderedAt }: CachedPage) => now() - renderedAt;

  function fresh(key: string): CachedPage | undefined {
    const held = pages.get(key);
    if (!held || ageOf(held) >= freshMs) return undefined;
    onAnswer?.("fresh");
    return held;
  }

  return {
    fresh,
    async get(key, render) {
      const found = fresh(key);
      if (found) return found;
      const held = pages.get(key);
      if (held && ageOf(held) < lastGoodMs) {
        onAnswer?.("stale");
        renew(key, render).catch(() => undefined); // the copy in hand serves; the renderer logged why
        return held;
      }
      onAnswer?.("miss");
      return renew(key, render);
    },
    clear() {
      generation += 1;
      underWay.clear();
      pages.clear();
    },
    drop(tag) {
      generation += 1;
      underWay.clear();
      for (const [key, page] of pages.entries()) if (page.tags.includes(tag)) pages.delete(key);
    },
  };
}
