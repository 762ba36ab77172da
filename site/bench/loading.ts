import type { Browser } from "playwright";
import type { Product } from "../e2e/fixtures/product.ts";
import { startChromium } from "./chromium.ts";
import { startCachingProxy } from "./caching-proxy.ts";
import { median, type Row } from "./table.ts";
import { measureLargestPaint, type PaintTimes, measurePaintTimes } from "./paint-times.ts";

const paths = [
  "/",
  "/ja-JP",
  "/grace-kim",
  "/grace-kim/homes/grace-kim-1/18-stonefield-irvine-ca",
  "/en/grace-kim/homes",
];
const pairs = 5;
/** Additional pairs when the limit is exceeded, because single measurements vary by 10 %. */
const retryPairs = 10;
/** Ratio to the same HTML without scripts. */
const limit = 1.05;

interface Pair {
  whole: PaintTimes;
  bare: PaintTimes;
}

/** FCP and LCP on a throttled mobile device, compared with the same documents without scripts. */
export async function loading(product: Product): Promise<Row[]> {
  const whole = await startCachingProxy(product.url, (html) => html);
  const bare = await startCachingProxy(product.url, withoutScripts);
  const browser = await startChromium();
  try {
    const rows: Row[] = [];
    for (const path of paths) {
      const urls = { whole: whole.url + path, bare: bare.url + path };
      // Fills both caches. Hydration must not cause a larger paint.
      const largest = await measureLargestPaint(browser, urls.whole);
      if (largest > (await measureLargestPaint(browser, urls.bare)))
        throw new Error(`Hydration of ${path} causes a larger LCP element than the server HTML.`);
      const taken = await measurePairs(browser, urls, pairs);
      if (!createRows(path, taken).every(({ passes }) => passes))
        taken.push(...(await measurePairs(browser, urls, retryPairs)));
      rows.push(...createRows(path, taken));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([whole.close(), bare.close()]);
  }
}

/** Alternates the order, so that both variants are measured under the same load. */
async function measurePairs(
  browser: Browser,
  urls: { whole: string; bare: string },
  count: number,
): Promise<Pair[]> {
  const taken: Pair[] = [];
  for (let n = 0; n < count; n += 1) {
    const wholeFirst = n % 2 === 0 ? await measurePaintTimes(browser, urls.whole) : null;
    const bare = await measurePaintTimes(browser, urls.bare);
    taken.push({ whole: wholeFirst ?? (await measurePaintTimes(browser, urls.whole)), bare });
  }
  return taken;
}

function createRows(path: string, taken: readonly Pair[]): Row[] {
  return (["fcp", "lcp"] as const).map((paint) => {
    const whole = median(taken.map((pair) => pair.whole[paint]));
    const bare = median(taken.map((pair) => pair.bare[paint]));
    const ratio = whole / bare;
    return {
      name: `loading: ${path} ${paint.toUpperCase()}, slow 4G, CPU 4× slower`,
      measured: `${ratio.toFixed(3)} ×  (${whole.toFixed(0)} ms, no script ${bare.toFixed(0)} ms)`,
      limit: `${limit} ×`,
      passes: ratio <= limit,
    };
  });
}

function withoutScripts(html: string): string {
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
  if (bare === html) throw new Error("The document contains no script.");
  return bare;
}
