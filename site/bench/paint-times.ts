import type { Browser, BrowserContext } from "playwright";

/** First and largest contentful paint, in ms from the navigation. */
export interface PaintTimes {
  fcp: number;
  lcp: number;
}

/** Lighthouse's mobile settings: slow 4G (DevTools throttling) and 4x CPU throttling. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** Opens a URL with an empty cache and waits for the final LCP. */
export async function measurePaintTimes(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await createMobileContext(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "commit" });
    const lcp = await page.evaluate(waitForLargestPaint);
    const { fcp, responseEnd } = await page.evaluate(() => ({
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      responseEnd: performance.getEntriesByType("navigation")[0]?.toJSON().responseEnd as number,
    }));
    if (!(responseEnd > slow4G.latency)) throw new Error("Network throttling had no effect.");
    if (fcp === undefined) throw new Error(`${url} has no first contentful paint.`);
    return { fcp, lcp };
  } finally {
    await context.close();
  }
}

/** Runs in the page: resolves with the LCP when all images in the viewport are loaded for 500 ms. */
function waitForLargestPaint(): Promise<number> {
  function isPending(image: HTMLImageElement): boolean {
    const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !image.complete && inView && width > 0 && height > 0;
  }
  return new Promise((resolve, reject) => {
    let largest = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const pending = [...document.images].find(isPending);
        if (!pending) resolve(largest);
        else if (performance.now() < 20_000) restartTimer();
        else reject(new Error(`${pending.currentSrc} did not load within 20 s.`));
      }, 500);
    };
    new PerformanceObserver((list) => {
      largest = list.getEntries().at(-1)?.startTime ?? largest;
      restartTimer();
    }).observe({ type: "largest-contentful-paint", buffered: true });
    // A loaded image is not painted yet.
    document.addEventListener("load", restartTimer, { capture: true });
  });
}

/** Size of the LCP element in px² after hydration; without throttling, because it returns no time. */
export async function measureLargestPaint(browser: Browser, url: string): Promise<number> {
  const context = await createMobileContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction(() => {
      if (!document.querySelector("script[data-modules]")) return true;
      const root = document.getElementById("root");
      return root && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    });
    await page.waitForLoadState("networkidle");
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(Math.max(...list.getEntries().map((entry) => Number(entry.toJSON().size))));
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

function createMobileContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "ko-KR",
  });
}
