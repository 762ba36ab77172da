import type { Browser, BrowserContext } from "playwright";

/** ms from the navigation to the first paint with content, and to the largest. */
export interface PaintTimes {
  fcp: number;
  lcp: number;
}

/** Lighthouse's telephone: slow 4G as the browser's own tools slow it down, and a CPU four times slower. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** Opens an address with nothing in the cache, and stays until nothing larger can come. */
export async function paintTimes(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await telephone(browser);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "commit" });
    const lcp = await page.evaluate(untilLargest);
    const { fcp, arrived } = await page.evaluate(() => ({
      fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      arrived: performance.getEntriesByType("navigation")[0]?.toJSON().responseEnd as number,
    }));
    if (!(arrived > slow4G.latency)) throw new Error("The network was not slowed down.");
    if (fcp === undefined) throw new Error(`${url} painted nothing.`);
    return { fcp, lcp };
  } finally {
    await context.close();
  }
}

/** Runs in the page: when the largest paint was, once the first view has its pictures and is at rest. */
function untilLargest(): Promise<number> {
  function isAwaited(image: HTMLImageElement): boolean {
    const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return !image.complete && inView && width > 0 && height > 0;
  }
  return new Promise((resolve, reject) => {
    let largest = 0;
    let patience: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(patience);
      patience = setTimeout(() => {
        const awaited = [...document.images].find(isAwaited);
        if (!awaited) resolve(largest);
        else if (performance.now() < 20_000) rest();
        else reject(new Error(`After 20 s there is still no ${awaited.currentSrc}.`));
      }, 500);
    };
    new PerformanceObserver((list) => {
      largest = list.getEntries().at(-1)?.startTime ?? largest;
      rest();
    }).observe({ type: "largest-contentful-paint", buffered: true });
    // A picture that is there is yet to be painted.
    document.addEventListener("load", rest, { capture: true });
  });
}

/** How large the largest paint is, in px², once the page is awake: at full speed, as it shows no time. */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await telephone(browser);
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

function telephone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: "ko-KR",
  });
}
