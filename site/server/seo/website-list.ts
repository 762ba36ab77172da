import type { Http } from "@realtor/api/http";
import { listSitemap, type SitemapEntry } from "@realtor/api/loaning";
import type { Log } from "@realtor/server/log";

export interface WebsiteList {
  /**
   * Loaded once for concurrent callers. While the service is down, returns the last list; without one,
   * throws.
   */
  list(): Promise<readonly SitemapEntry[]>;
  /** A website was saved, published, unpublished or deleted: the list is loaded again within seconds. */
  invalidate(): void;
}

interface Options {
  loaning: Http;
  log: Log;
  now?: () => number;
}

/** Without changes, in case a notification was missed. */
const freshMs = 10 * 60 * 1000;
/** With changes: many agents who save do not cause a load for each request. */
const changedMs = 4000;

/** Creates a list that follows the notifications of changed websites. */
export function createWebsiteList({ loaning, log, now = Date.now }: Options): WebsiteList {
  let cached: { entries: readonly SitemapEntry[]; at: number; freshMs: number } | undefined;
  let inProgress: Promise<readonly SitemapEntry[]> | undefined;
  let changes = 0;

  async function load(): Promise<readonly SitemapEntry[]> {
    const at = now();
    const before = changes;
    try {
      const entries: SitemapEntry[] = [];
      for (;;) {
        const page = await listSitemap(loaning, entries.at(-1)?.desiredUrl);
        if (page.length === 0) break;
        entries.push(...page);
      }
      // A page that was loaded before a change may have the website as it was.
      cached = { entries, at, freshMs: before === changes ? freshMs : changedMs };
      return entries;
    } catch (error) {
      if (!cached) throw error;
      log.warn({ err: error }, "website list unavailable: using the last one");
      return cached.entries;
    }
  }

  return {
    async list() {
      if (cached && now() - cached.at < cached.freshMs) return cached.entries;
      inProgress ??= load().finally(() => (inProgress = undefined));
      return inProgress;
    },
    invalidate() {
      changes += 1;
      if (cached) cached.freshMs = changedMs;
    },
  };
}
