import { extended, expect, test } from "./fixtures/test.ts";
import { findLowLinks } from "./fixtures/find-low-links.ts";
import { findSmallTargets } from "./fixtures/find-small-targets.ts";

/** A page of each kind and template. */
const paths = [
  "/",
  "/process",
  "/terms",
  "/login",
  "/grace-kim",
  "/claire-whitmore",
  "/haruka-sato",
  "/michael_park",
  "/equityrealty",
  "/grace-kim/homes",
  "/grace-kim/homes?view=map",
  "/grace-kim/homes/grace-kim-1",
  "/haruka-sato/homes/haruka-sato-1",
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const path of paths)
  test(
    `links and controls of ${path} are large enough for a finger`,
    extended,
    async ({ page }) => {
      await page.goto(path);
      // Lays out the parts below the first view, as the page does when it is idle (below-fold.css).
      await page.locator("html").evaluate((root) => root.setAttribute("data-laid-out", ""));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(findLowLinks)).toEqual([]);
      expect(await page.evaluate(findSmallTargets, 44)).toEqual([]);
    },
  );
