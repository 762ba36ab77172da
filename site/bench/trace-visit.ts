import type { Browser, BrowserContextOptions } from "playwright";
import { idleMark, markIdle } from "./chromium.ts";
import { readTrace, type TraceEvent, type TracedVisit } from "./read-trace.ts";

/** A visit with the file sizes from resource timing; the trace omits some. */
export interface Visit extends TracedVisit {
  /** Decoded body sizes by URL; 0 for other origins without Timing-Allow-Origin. */
  bytes: ReadonlyMap<string, number>;
}

const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
  "v8",
];

/** Opens a URL with an empty cache and traces the visit until `waitForEnd` resolves. */
export async function traceVisit(
  browser: Browser,
  url: string,
  waitForEnd: () => Promise<void>,
  visitor: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: "ko-KR", ...visitor });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const { frameTree } = await devtools.send("Page.getFrameTree");
    await page.addInitScript(markIdle, idleMark);
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: "load" });
    await waitForEnd();
    const trace = await browser.stopTracing();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((entry): [string, number] => [entry.name, Number(entry.toJSON().decodedBodySize)]),
    );
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // Chromium's format
    const visit = readTrace(traceEvents, frameTree.frame.id, idleMark);
    return { ...visit, bytes: new Map(bytes) };
  } finally {
    await context.close();
  }
}
