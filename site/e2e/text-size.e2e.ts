import { extended, expect, test } from "./fixtures/test.ts";
import config from "../../playwright.config.ts";

const { launchOptions } = config.use ?? {};

// A default font size of 32 px, which is "very large" in the settings of Chromium.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=32"],
  },
  viewport: { width: 390, height: 844 },
});

for (const path of [
  "/",
  "/en?request",
  "/grace-kim",
  "/en/claire-whitmore",
  "/ja-JP/haruka-sato",
  "/michael_park",
  "/en/equityrealty",
  "/process",
  "/terms",
  "/en/login",
]) {
  test(`text of twice the size fits on ${path}`, extended, async ({ page, product }) => {
    await page.goto(product.url + path);
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize)),
    ).toBeGreaterThanOrEqual(28);
    const tooWide = await page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const scrollsOrIsHidden = (element: Element) =>
        element.closest("svg, [inert]") !== null ||
        getComputedStyle(element).overflowX !== "visible";
      return [...document.body.querySelectorAll("*")]
        .filter((element) => {
          const { right, width: own, height } = element.getBoundingClientRect();
          if (right <= width + 1 || own === 0 || height <= 1) return false;
          for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
            if (scrollsOrIsHidden(at)) return false;
          return true;
        })
        .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 30)}`);
    });
    expect(tooWide).toEqual([]);
  });
}
