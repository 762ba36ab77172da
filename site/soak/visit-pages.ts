import { setTimeout as wait } from "node:timers/promises";
import { cachedPages } from "../bench/visitor-load.ts";
import { visitorHeaders } from "../e2e/fixtures/product.ts";

/** Scripts, styles and fonts in a document. */
const assets = /\/assets\/[\w./-]+\.(?:js|css|woff2|ttf)/g;

/** What visitors opened, and what was not served. */
export interface Visits {
  opened: number;
  failed: string[];
}

/** Visitors who open pages until they are stopped. */
export interface Visitors {
  /** Until now. */
  readonly visits: Readonly<Visits>;
  stop(): Promise<Visits>;
}

/** Opens pages one after another, with the files that a browser does not have yet, until it is stopped. */
export function visitPages(url: string, pauseMs = 20): Visitors {
  const visits: Visits = { opened: 0, failed: [] };
  const state = { isStopping: false };
  const known = new Set<string>();

  async function open(path: string): Promise<string> {
    const response = await fetch(url + path, { headers: visitorHeaders() }).catch(() => undefined);
    const text = (await response?.text().catch(() => undefined)) ?? "";
    visits.opened += 1;
    if (response?.status !== 200) visits.failed.push(`${path} ${response?.status ?? 0}`);
    return text;
  }

  const visiting = (async () => {
    for (let n = 0; !state.isStopping; n += 1) {
      const html = await open(cachedPages[n % cachedPages.length] ?? "/");
      for (const [file] of html.matchAll(assets)) {
        if (known.has(file)) continue;
        known.add(file);
        await open(file);
      }
      await wait(pauseMs);
    }
  })();
  return {
    visits,
    async stop() {
      state.isStopping = true;
      await visiting;
      return visits;
    },
  };
}

/** Loads a page as a visitor and returns its status. */
export async function openPage(url: string): Promise<number> {
  const response = await fetch(url, { headers: visitorHeaders() });
  await response.arrayBuffer();
  return response.status;
}
