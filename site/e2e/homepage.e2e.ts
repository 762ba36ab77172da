import { extended, extendedExcept, expect, test } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";

const languages = [
  {
    path: "/grace-kim",
    lang: "ko",
    name: "김서연",
    listings: "매물",
    home: "$1,575,000",
    area: "2,200 sqft (204 m²)",
  },
  {
    path: "/en/grace-kim",
    lang: "en",
    name: "Grace Kim",
    listings: "Listings",
    home: "$1,575,000",
    area: "2,200 sqft",
  },
  {
    path: "/ja-JP/grace-kim",
    lang: "ja",
    name: "グレース・キム",
    listings: "物件",
    home: "$1,575,000",
    area: "2,200 sqft (204 m²)",
  },
];

for (const { path, lang, name, listings, home, area } of languages) {
  test(`renders a homepage in ${lang}`, extendedExcept("ko", lang), async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const section = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { level: 2, name: listings, exact: true }) });
    await expect(section).toContainText(home);
    await expect(section).toContainText(area);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await findA11yViolations(page)).toEqual([]);
  });
}

for (const [path, name] of [
  ["/michael_park", "박민준"],
  ["/en/claire-whitmore", "Claire Whitmore"],
  ["/ja-JP/haruka-sato", "佐藤遥"],
  ["/ja-JP/kenji_morita", "森田 健司"],
  ["/en/rafael-delgado", "Rafael Delgado"],
]) {
  test(`renders another template and color: ${path}`, extended, async ({ page }) => {
    await page.goto(path ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(name ?? "");
    expect(await findA11yViolations(page)).toEqual([]);
  });
}

test("applies changes without transitions with reduced motion", extended, async ({ page }) => {
  await page.goto("/grace-kim");
  const [color, moving] = await page.locator("header details").evaluate((menu) => {
    menu.style.color = "rgb(1, 2, 3)";
    const label = menu.querySelector("summary > span[lang]") ?? menu;
    return [getComputedStyle(label).color, document.getAnimations().length];
  });
  expect(color).toBe("rgb(1, 2, 3)");
  expect(moving).toBe(0);
});

test("returns 404 for an unknown agent", async ({ page, consoleErrors }) => {
  const response = await page.goto("/en/no-such-agent");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found: /no-such-agent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "There’s no home at this address",
  );
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/en$/);
  consoleErrors.splice(0); // logged by the browser
});

test(
  "preloads the hero image in the width that is shown",
  extended,
  async ({ browser, product }) => {
    for (const path of [
      "/grace-kim",
      "/en/claire-whitmore",
      "/ja-JP/haruka-sato",
      "/michael_park",
      "/",
    ]) {
      for (const width of [390, 820, 1440]) {
        // A new context each time, because cached images are not requested.
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        const page = await context.newPage();
        await page.goto(product.url + path, { waitUntil: "load" });
        const preloaded = await page.evaluate(() =>
          performance
            .getEntriesByType("resource")
            .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "link")
            .map(({ name }) => name),
        );
        const shown = await page
          .locator("img[fetchpriority=high]")
          .first()
          .evaluate((image) => (image as HTMLImageElement).currentSrc);
        expect(preloaded, `${path} at ${width}`).toContain(shown);
        await context.close();
      }
    }
  },
);

for (const path of ["/en/grace-kim", "/en/claire-whitmore", "/en/haruka-sato", "/en/michael_park"])
  test(
    `shows the four listings of ${path} on a phone without a button for the last`,
    extendedExcept("/en/haruka-sato", path),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const listings = page.locator("#listings");
      const cards = listings.locator("article, li").filter({ hasText: "$" });
      const shown = () => cards.filter({ visible: true });
      await expect(shown()).toHaveCount(4);
      await expect(listings.getByText(/^Show \d+ more$/).filter({ visible: true })).toHaveCount(0);
      await expect(listings.getByRole("link", { name: /^All \d+ homes$/ })).toBeVisible();
    },
  );
