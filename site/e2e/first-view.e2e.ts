import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

const path = "/grace-kim";

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Every part of the page has its own height, and not one that stands for it. */
const waitUntilLaidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("#main > section, footer")].every(
      (part) => getComputedStyle(part).contentVisibility === "visible",
    ),
  );

test("what is below the first view is laid out once the page has loaded", async ({ page }) => {
  // The page has not loaded: its pictures have not come.
  await page.route(/\/images\//, () => {});
  await page.goto(path, { waitUntil: "domcontentloaded" });
  const left = page.locator("#main > section").last();
  await expect(left).toHaveCSS("content-visibility", "auto");
  await page.unrouteAll();
  await page.goto(path);
  await waitUntilLaidOut(page);
  const ofANewPart = () =>
    page.locator("#main").evaluate((main) => {
      const part = main.appendChild(document.createElement("section"));
      const { contentVisibility } = getComputedStyle(part);
      part.remove();
      return contentVisibility;
    });
  await expect.poll(ofANewPart).toBe("visible");
});

test("nothing turns on a page at rest, in sight or out of it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path);
  await waitUntilLaidOut(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a page is where it was left after a reload, and as high without script", async ({
  page,
  browser,
  product,
}) => {
  await page.goto(path);
  await waitUntilLaidOut(page);
  await page.locator("#regions").evaluate((element) => element.scrollIntoView());
  const [top, height] = [await topOf(page, "#regions"), await heightOf(page)];
  await page.reload();
  await waitUntilLaidOut(page);
  expect(Math.abs((await topOf(page, "#regions")) - top)).toBeLessThanOrEqual(2);

  const plain = await browser.newPage({
    baseURL: product.url,
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
  });
  await plain.goto(path);
  expect(await heightOf(plain)).toBe(height);
  await plain.close();
});

test("a place further down is laid out at once, and shown where it stays", async ({ page }) => {
  await page.route(/\/images\//, () => {});
  await page.goto(`${path}#contact`, { waitUntil: "domcontentloaded" });
  await waitUntilLaidOut(page);
  await expect(page.locator("#contact")).toBeInViewport();
});

/** The font files that a page fetches from now on. */
function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

for (const javaScriptEnabled of [true, false]) {
  test(`a homepage comes with one font, of its own characters, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    product,
  }) => {
    const page = await browser.newPage({ baseURL: product.url, javaScriptEnabled });
    const fonts = fontsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(fonts[0]).toMatch(/^\/assets\/page-fonts\/[\da-f]{64}\.ttf$/);
    // The other languages' names in the footer, where it has been laid out.
    expect(fonts.filter((file) => !file.startsWith("/assets/page-fonts/"))).toEqual([]);
    await page.close();
  });
}

test("what is typed on a homepage is set in our own letters too", async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto(path);
  await waitUntilLaidOut(page);
  await page.getByLabel("문의 내용").fill("뷁");
  await expect
    .poll(() => fonts)
    .toContainEqual(expect.stringMatching(/^\/assets\/PretendardVariable.*woff2$/));
});

test("a homepage whose own font is lost has the families of all pages", async ({
  page,
  complaints,
}) => {
  await page.route("/assets/page-fonts/*", (route) => route.fulfill({ status: 404 }));
  const fonts = fontsOf(page);
  await page.goto(path);
  for (const name of ["ui-first-ko", "ui-ko", "ui-common-0-ko"])
    await expect
      .poll(() => fonts)
      .toContainEqual(expect.stringMatching(`^/assets/${name}-.*woff2$`));
  complaints.splice(0); // the browser reports the lost font itself
});
