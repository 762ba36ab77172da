import type { Browser, BrowserContextOptions } from "playwright";
import { type IntakeStandIn, startIntakeStandIn } from "../e2e/intake-stand-in.ts";
import { startMeasuredProduct } from "../e2e/measured-product.ts";
import type { Product } from "../e2e/product.ts";
import { startChromium } from "./chromium.ts";
import { type MeasuringPart, measuringParts } from "./measuring-code.ts";
import { measuringRows } from "./measuring-rows.ts";
import type { Row } from "./table.ts";
import { traceVisit } from "./trace-visit.ts";

/** A homepage has no event of its own to count. */
const pages = [
  { path: "/", silent: "" },
  { path: "/grace-kim", silent: "analytics" },
];

/** That what measures a visit waits for the page: a trace with every service, and one without any. */
export async function measuring(product: Product): Promise<Row[]> {
  const services = await startIntakeStandIn();
  const measured = await startMeasuredProduct(services);
  const browser = await startChromium();
  try {
    const storageState = await agree(browser, measured.url);
    const rows: Row[] = [];
    for (const { path, silent } of pages) {
      const parts = measuringParts().map(({ service, ...part }) =>
        service && part.name !== silent ? { ...part, service } : part,
      );
      const without = await traceVisit(browser, product.url + path, () => pause(2000));
      services.forget();
      let heard = 0;
      const over = async () => {
        await untilHeard(services, parts);
        heard = services.asked.length;
      };
      const visit = await traceVisit(browser, measured.url + path, over, { storageState });
      const traced = visit.requests.filter(({ url }) => url.startsWith(services.origin)).length;
      if (traced < heard)
        throw new Error(`The services heard ${heard} requests, and the trace shows ${traced}.`);
      rows.push(...measuringRows(path, parts, visit, without));
    }
    return rows;
  } finally {
    await browser.close();
    await measured.stop();
    await services.close();
  }
}

/** A visitor who has agreed, on an earlier visit. */
async function agree(
  browser: Browser,
  url: string,
): Promise<NonNullable<BrowserContextOptions["storageState"]>> {
  const context = await browser.newContext({ locale: "ko-KR" });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("#measure-consent").getByRole("button", { name: "동의", exact: true }).click();
  await page.locator("#measure-consent").waitFor({ state: "hidden" });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Analytics sends every ten seconds; a service that stays silent has its row say so. */
async function untilHeard(
  { asked }: IntakeStandIn,
  parts: readonly MeasuringPart[],
): Promise<void> {
  const wanted = parts.flatMap(({ service }) => service ?? []);
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline) {
    if (wanted.every((service) => asked.some((path) => path.startsWith(service)))) return;
    await pause(100);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
