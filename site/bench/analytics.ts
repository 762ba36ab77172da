import type { Browser, BrowserContextOptions } from "playwright";
import { type FakeAnalytics, startFakeAnalytics } from "../e2e/fakes/fake-analytics.ts";
import { startProductWithAnalytics } from "../e2e/fixtures/product-with-analytics.ts";
import type { Product } from "../e2e/fixtures/product.ts";
import { startChromium } from "./chromium.ts";
import { type AnalyticsPart, getAnalyticsParts } from "./analytics-parts.ts";
import { createAnalyticsRows } from "./analytics-rows.ts";
import type { Row } from "./table.ts";
import { traceVisit } from "./trace-visit.ts";

/** `silent`: service without events on this page; a homepage has no product analytics event. */
const pages = [
  { path: "/", silent: "" },
  { path: "/grace-kim", silent: "analytics" },
];

/** Checks that analytics waits for hydration, with a traced visit with all services and one without. */
export async function analytics(product: Product): Promise<Row[]> {
  const services = await startFakeAnalytics();
  const measured = await startProductWithAnalytics(services);
  const browser = await startChromium();
  try {
    const storageState = await giveConsent(browser, measured.url);
    const rows: Row[] = [];
    for (const { path, silent } of pages) {
      const parts = getAnalyticsParts().map(({ service, ...part }) =>
        service && part.name !== silent ? { ...part, service } : part,
      );
      const without = await traceVisit(browser, product.url + path, () => pause(2000));
      services.reset();
      let received = 0;
      const waitForEnd = async () => {
        await waitForServices(services, parts);
        received = services.requests.length;
      };
      const visit = await traceVisit(browser, measured.url + path, waitForEnd, { storageState });
      const traced = visit.requests.filter(({ url }) => url.startsWith(services.origin)).length;
      if (traced < received)
        throw new Error(
          `The services received ${received} requests, but the trace contains ${traced}.`,
        );
      rows.push(...createAnalyticsRows(path, parts, visit, without));
    }
    return rows;
  } finally {
    await browser.close();
    await measured.stop();
    await services.close();
  }
}

/** Returns the storage of a visitor who gave consent. */
async function giveConsent(
  browser: Browser,
  url: string,
): Promise<NonNullable<BrowserContextOptions["storageState"]>> {
  const context = await browser.newContext({ locale: "ko-KR" });
  const page = await context.newPage();
  await page.goto(url);
  await page
    .locator("#analytics-consent")
    .getByRole("button", { name: "동의", exact: true })
    .click();
  await page.locator("#analytics-consent").waitFor({ state: "hidden" });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Amplitude sends every ten seconds. A service without requests is reported in its row. */
async function waitForServices(
  { requests }: FakeAnalytics,
  parts: readonly AnalyticsPart[],
): Promise<void> {
  const expected = parts.flatMap(({ service }) => service ?? []);
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline) {
    if (expected.every((service) => requests.some((path) => path.startsWith(service)))) return;
    await pause(100);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
