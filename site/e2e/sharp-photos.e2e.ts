import { findEnlargedImages } from "./fixtures/find-enlarged-images.ts";
import { extended, expect, test } from "./fixtures/test.ts";

/** A homepage and a home of each template, and the lists. */
const paths = [
  "/",
  "/grace-kim",
  "/claire-whitmore",
  "/haruka-sato",
  "/michael_park",
  "/equityrealty",
  "/grace-kim/homes",
  "/grace-kim/homes/grace-kim-1",
  "/claire-whitmore/homes/claire-whitmore-1",
  "/haruka-sato/homes/haruka-sato-1",
  "/michael_park/homes/michael_park-1",
];

for (const width of [320, 390, 820, 1440, 1920])
  test(
    `no photo is larger than its file in a window of ${width} px`,
    extended,
    async ({ browser, product }) => {
      test.slow();
      const found: string[] = [];
      for (const path of paths) {
        // The browser takes a larger file that another page has loaded.
        const context = await browser.newContext({ viewport: { width, height: 900 } });
        const page = await context.newPage();
        await page.goto(product.url + path);
        // Lays out the parts below the first view, as the page does when it is idle (below-fold.css).
        await page.locator("html").evaluate((root) => root.setAttribute("data-laid-out", ""));
        for (const photo of await page.evaluate(findEnlargedImages))
          found.push(`${path}: ${photo}`);
        await context.close();
      }
      expect(found).toEqual([]);
    },
  );
