import type { Http } from "@realtor/api/http";
import { listSitemap, type SitemapEntry } from "@realtor/api/loaning";
import type { Log } from "@realtor/server/log";

interface Options {
  loaning: Http;
  log: Log;
  now?: () => number;
}

const freshMs = 10 * 60 * 1000;

/**
 * Lists all indexable homepages, loaded at most every ten minutes and once for concurrent callers.
 * While the service is down, returns the last list; without one, throws.
 */
export function createHomepageList({ loaning, log, now = Date.now }: Options) {
  let cached: { entries: readonly SitemapEntry[]; at: number } | undefined;
  let inProgress: Promise<readonly SitemapEntry[]> | undefined;

  async function read(): Promise<readonly SitemapEntry[]> {
    try {
      const entries: SitemapEntry[] = [];
      for (;;) {
        const page = await listSitemap(loaning, entries.at(-1)?.desiredUrl);
        if (page.length === 0) break;
        entries.push(...page);
      }
      cached = { entries, at: now() };
      return entries;
    } catch (error) {
      if (!cached) throw error;
      log.warn({ err: error }, "homepage list unavailable: using the last one");
      return cached.entries;
    }
  }

  return async function listHomepages(): Promise<readonly SitemapEntry[]> {
    if (cached && now() - cached.at < freshMs) return cached.entries;
    inProgress ??= read().finally(() => (inProgress = undefined));
    return inProgress;
  };
}
