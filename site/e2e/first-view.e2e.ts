import type { Page } from "@playwright/test";
import { extendedExcept, expect, test } from "./fixtures/test.ts";
import { waitForPageFonts, waitUntilLaidOut } from "./fixtures/wait-for-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

const path = "/grace-kim";

const getTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("lays out the content below the fold after the load event", async ({ page }) => {
  // Pending images delay the load event.
  await page.route(/\/images\//, () => {});
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const lastSection = page.locator("#main > section").last();
  await expect(lastSection).toHaveCSS("content-visibility", "auto");
  await page.unrouteAll();
  await page.goto(path);
  await waitUntilLaidOut(page);
  const visibilityOfNewSection = () =>
    page.locator("#main").evaluate((main) => {
      const part = main.appendChild(document.createElement("section"));
      const { contentVisibility } = getComputedStyle(part);
      part.remove();
      return contentVisibility;
    });
  await expect.poll(visibilityOfNewSection).toBe("visible");
});

test("runs no animations on an idle page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  await waitUntilLaidOut(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("keeps the scroll position after a reload and the page height without script", async ({
  page,
  browser,
  product,
}) => {
  await page.goto(path);
  await waitUntilLaidOut(page);
  await page.locator("#regions").evaluate((element) => element.scrollIntoView());
  const top = await getTop(page, "#regions");
  await page.reload();
  await waitUntilLaidOut(page);
  expect(Math.abs((await getTop(page, "#regions")) - top)).toBeLessThanOrEqual(2);

  const plain = await browser.newPage({
    baseURL: product.url,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  await plain.goto(path);
  // Without script the notices of the listing services are open.
  await page.locator("#listings details").last().locator("summary").click();
  expect(await getHeight(plain)).toBe(await getHeight(page));
  await plain.close();
});

test("lays out and shows a fragment target immediately", async ({ page }) => {
  await page.route(/\/images\//, () => {});
  await page.goto(`${path}#contact`, { waitUntil: "domcontentloaded" });
  await waitUntilLaidOut(page);
  await expect(page.locator("#contact")).toBeInViewport();
});

/** Records the paths of the font files that a page loads. */
function recordFonts(page: Page): string[] {
  const fonts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

for (const javaScriptEnabled of [true, false]) {
  test(
    `loads one font subset for a homepage ${javaScriptEnabled ? "with" : "without"} script`,
    extendedExcept(true, javaScriptEnabled),
    async ({ browser, product }) => {
      const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled });
      await waitForPageFonts(page, path);
      const fonts = recordFonts(page);
      await page.goto(path, { waitUntil: "networkidle" });
      expect(fonts[0]).toMatch(/^\/assets\/page-fonts\/[\da-f]{64}\.ttf$/);
      // The footer contains the names of the other languages.
      expect(fonts.filter((file) => !file.startsWith("/assets/page-fonts/"))).toEqual([]);
      await page.close();
    },
  );
}

test("loads the full font for characters outside the subset", async ({ page }) => {
  const fonts = recordFonts(page);
  await page.goto(path);
  await waitUntilLaidOut(page);
  await page.getByLabel("문의 내용").fill("뷁");
  await expect
    .poll(() => fonts)
    .toContainEqual(expect.stringMatching(/^\/assets\/PretendardVariable.*woff2$/));
});

test("falls back to the shared fonts when the page font fails to load", async ({
  page,
  consoleErrors,
}) => {
  await page.route("/assets/page-fonts/*", (route) => route.fulfill({ status: 404 }));
  const fonts = recordFonts(page);
  await page.goto(path);
  for (const name of ["ui-first-ko", "ui-ko", "ui-common-0-ko"])
    await expect
      .poll(() => fonts)
      .toContainEqual(expect.stringMatching(`^/assets/${name}-.*woff2$`));
  consoleErrors.splice(0); // logged by the browser
});
