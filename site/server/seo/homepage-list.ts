import type { Http } from "@realtor/api/http";
import { listSitemap, type SitemapEntry } from "@realtor/api/loaning";
import type { Log } from "../log.ts";

interface Options {
  loaning: Http;
  log: Log;
  now?: () => number;
}

const freshMs = 10 * 60 * 1000;

/**
 * All homepages that may be found, read at most every ten minutes and by one reader at a time. While
 * the service is down the last good list serves; with none, the failure is thrown.
 */
export function createHomepageList({ loaning, log, now = Date.now }: Options) {
  let kept: { entries: readonly SitemapEntry[]; at: number } | undefined;
  let underWay: Promise<readonly SitemapEntry[]> | undefined;

  async function read(): Promise<readonly SitemapEntry[]> {
    try {
      const entries: SitemapEntry[] = [];
      for (;;) {
        const page = await listSitemap(loaning, entries.at(-1)?.desiredUrl);
        if (page.length === 0) break;
        entries.push(...page);
      }
      kept = { entries, at: now() };
      return entries;
    } catch (error) {
      if (!kept) throw error;
      log.warn({ err: error }, "homepages for the sitemap unavailable");
      return kept.entries;
    }
  }

  return async function listHomepages(): Promise<readonly SitemapEntry[]> {
    if (kept && now() - kept.at < freshMs) return kept.entries;
    underWay ??= read().finally(() => (underWay = undefined));
    return underWay;
  };
}
