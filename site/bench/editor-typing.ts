/**
 * Measures the input latency of the editor and the delay of its preview, with the longest section, thirty
 * photos and 4x CPU throttling. `pnpm bench:editor` on the built site; exits with 1 over the limits.
 * The latency of a plain field, measured before and after, is the baseline of the browser.
 */
import type { Browser, Page } from "playwright";
import { updateRealtor } from "@realtor/api/loaning";
import { storeSession } from "../e2e/fixtures/editor-page.ts";
import { createAgent, type TestAgent } from "../e2e/fixtures/create-agent.ts";
import { startProduct } from "../e2e/fixtures/product.ts";
import { startChromium } from "./chromium.ts";

const slowdown = 4;
const keyCount = 120;
/** ms between two keys, about 90 words per minute. */
const keyInterval = 125;
/**
 * Limits in ms; see docs/architecture.md#numbers-to-hold. `slowest`: allowed 95th percentile above that
 * of the plain field, which other load on the machine delays as well.
 */
const limits = { key: 16, slowest: 5, preview: 100 };

/** Adds 30 photos and 30 sections of ten questions. */
function addContent({ http, realtor }: TestAgent) {
  const photos = Array.from({ length: 30 }, (_, n) => n).flatMap((n) =>
    (["thumbnail", "fullsize"] as const).map((imageType) => ({
      path: "gallery" as const,
      imageType,
      url: `https://photos.example/${n}-${imageType}.jpg`,
    })),
  );
  const items = Array.from({ length: 10 }, (_, n) => ({
    questionEn: `Question ${n}?`,
    answerEn: "An answer of a sentence or two. ".repeat(4),
  }));
  const additionalSections = Array.from({ length: 30 }, (_, n) => ({
    id: `faq-${n}`,
    type: "faq" as const,
    titleEn: `Questions ${n}`,
    items,
  }));
  const { id, updatedAt } = realtor;
  const all = [...(realtor.photos ?? []), ...photos];
  return updateRealtor(http, id, { photos: all, additionalSections, updatedAt });
}

/**
 * Returns the latency of each key in ms, from the key event until its character is laid out. Keys are
 * sent at a fixed interval, so work left by earlier keys counts.
 */
async function typeInto(page: Page, field: string): Promise<number[]> {
  await page.locator(field).first().focus();
  const times = await page.evaluateHandle(recordKeyLatency);
  for (let n = 0; n < keyCount; n++) {
    const next = new Promise((resolve) => setTimeout(resolve, keyInterval));
    await page.keyboard.press("a");
    await next;
  }
  return times.jsonValue();
}

/** Runs in the page: records the latency of each key. */
function recordKeyLatency(): number[] {
  const times: number[] = [];
  let pressedAt = 0;
  addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  // After the event handlers and React's microtasks.
  const end = () => {
    document.body.getBoundingClientRect();
    times.push(performance.now() - pressedAt);
  };
  addEventListener("input", () => queueMicrotask(end));
  return times;
}

/** Returns the ms between an input event and the preview's message that it was rendered. */
async function measurePreviewDelays(page: Page, name: string): Promise<number[]> {
  const field = page.locator(name).first();
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            "input",
            () => {
              const start = performance.now();
              addEventListener("message", function onMessage({ data }) {
                if (data?.type !== "preview.shown") return;
                removeEventListener("message", onMessage);
                resolve(performance.now() - start);
              });
            },
            { once: true, capture: true },
          );
        }),
    );
    await field.press("b");
    times.push(await shown);
  }
  return times;
}

/** Latency of each key in ms, in a page with only one field. */
async function typeIntoPlainField(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent("<label>Bare <textarea rows=20></textarea></label>");
  await slowDown(page);
  const times = await typeInto(page, "textarea");
  await page.close();
  return times;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;

/** Prints a row and returns whether it is within its limits, if it has any. */
function printRow(
  name: string,
  times: readonly number[],
  limit?: { median: number; worst: number },
) {
  const median = percentile(times, 0.5);
  const worst = percentile(times, 0.95);
  const shown = (ms?: number) => (ms?.toFixed(1) ?? "-").padStart(6);
  console.log(
    `${name.padEnd(34)} median ${shown(median)} of ${shown(limit?.median)}  95 % ${shown(worst)} of ${shown(limit?.worst)}`,
  );
  return limit === undefined || (median <= limit.median && worst <= limit.worst);
}

const product = await startProduct();
const browser = await startChromium();
const agent = await createAgent(product.backendUrl);
await addContent(agent);
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
});
await storeSession(page, agent);
await page.goto(`${product.url}/en/${agent.realtor.desiredUrl}/admin#about`);
await page.frameLocator("iframe").locator("#about").waitFor();
const preview = await measurePreviewDelays(page, "[name=aboutEn]");
await slowDown(page);
const plainBefore = await typeIntoPlainField(browser);
await page.bringToFront();
const about = await typeInto(page, "[name=aboutEn]");
await page.evaluate(() => {
  location.hash = "extra";
});
const question = "[name$='/questionEn']";
await page.locator(question).first().waitFor();
const extra = await typeInto(page, question);
const plain = [...plainBefore, ...(await typeIntoPlainField(browser))];
const key = {
  median: limits.key,
  worst: Math.max(limits.key, percentile(plain, 0.95) + limits.slowest),
};
console.log(`ms, ${keyCount} keys, CPU ${slowdown}× slower (preview delay without throttling)`);
const within = [
  printRow("a key in a plain field", plain),
  printRow("a key in About", about, key),
  printRow("a key among 30 sections, 30 photos", extra, key),
  printRow("preview shows a change", preview, { median: limits.preview, worst: limits.preview }),
].every(Boolean);
await browser.close();
await product.stop();
process.exit(within ? 0 : 1);
