import type { Browser } from "playwright";
import type { Product } from "../e2e/product.ts";
import { startChromium } from "./chromium.ts";
import { copySite } from "./copy-of-site.ts";
import { median } from "./median.ts";
import { largestPaint, type PaintTimes, paintTimes } from "./paint-times.ts";
import type { Row } from "./table.ts";

const paths = ["/", "/ja-JP", "/grace-kim"];
const pairs = 5;
/** How many more are taken where the first say that the limit is passed: single paints differ by a tenth. */
const doubtPairs = 10;
/** Times what the same HTML without its scripts takes. */
const limit = 1.05;

interface Pair {
  whole: PaintTimes;
  bare: PaintTimes;
}

/** First and largest paint on a slow telephone, against the same documents without their scripts. */
export async function loading(product: Product): Promise<Row[]> {
  const whole = await copySite(product.url, (html) => html);
  const bare = await copySite(product.url, withoutScripts);
  const browser = await startChromium();
  try {
    const rows: Row[] = [];
    for (const path of paths) {
      const urls = { whole: whole.url + path, bare: bare.url + path };
      // Fills both copies. What wakes after the largest paint may paint nothing larger.
      const largest = await largestPaint(browser, urls.whole);
      if (largest > (await largestPaint(browser, urls.bare)))
        throw new Error(`The script of ${path} paints something larger than what was there.`);
      const taken = await takePairs(browser, urls, pairs);
      if (!rowsOf(path, taken).every(({ holds }) => holds))
        taken.push(...(await takePairs(browser, urls, doubtPairs)));
      rows.push(...rowsOf(path, taken));
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([whole.close(), bare.close()]);
  }
}

/** One side after the other, so that both meet the machine alike, and each first as often as second. */
async function takePairs(
  browser: Browser,
  urls: { whole: string; bare: string },
  count: number,
): Promise<Pair[]> {
  const taken: Pair[] = [];
  for (let n = 0; n < count; n += 1) {
    const early = n % 2 === 0 ? await paintTimes(browser, urls.whole) : null;
    const bare = await paintTimes(browser, urls.bare);
    taken.push({ whole: early ?? (await paintTimes(browser, urls.whole)), bare });
  }
  return taken;
}

function rowsOf(path: string, taken: readonly Pair[]): Row[] {
  return (["fcp", "lcp"] as const).map((paint) => {
    const whole = median(taken.map((pair) => pair.whole[paint]));
    const bare = median(taken.map((pair) => pair.bare[paint]));
    const ratio = whole / bare;
    return {
      what: `loading: ${path} ${paint.toUpperCase()}, slow 4G, CPU 4× slower`,
      measured: `${ratio.toFixed(3)} ×  (${whole.toFixed(0)} ms, no script ${bare.toFixed(0)} ms)`,
      limit: `${limit} ×`,
      holds: ratio <= limit,
    };
  });
}

function withoutScripts(html: string): string {
  const bare = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "");
  if (bare === html) throw new Error("The document has no script to do without.");
  return bare;
}
