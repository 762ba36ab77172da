import type { Browser, BrowserContextOptions } from "playwright";
import { idleMark, markIdle } from "./mark-idle.ts";
import { readTrace, type TraceEvent, type TracedVisit } from "./read-trace.ts";

/** A visit with what the browser says of each file; the trace leaves some sizes out. */
export interface Visit extends TracedVisit {
  /** By address, the bytes of a body as it runs; other origins keep theirs to themselves. */
  bytes: ReadonlyMap<string, number>;
}

const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
  "v8",
];

/** Opens an address with an empty cache under the browser's own trace, until `over` resolves. */
export async function traceVisit(
  browser: Browser,
  url: string,
  over: () => Promise<void>,
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
    await over();
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
