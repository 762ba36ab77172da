import { test } from "./fixtures.ts";
const routes = (process.env["LOOK"] ?? "/").split(",");
const widths = (process.env["LOOKW"] ?? "1440").split(",").map(Number);
const dark = process.env["LOOKDARK"] === "1";
for (const route of routes)
  for (const width of widths)
    test(`${route} ${width}`, async ({ page, product }) => {
      test.setTimeout(180000);
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      if (dark) await page.emulateMedia({ colorScheme: "dark" });
      await page.goto(product.url + route);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          scrollTo(0, y);
          await new Promise((r) => setTimeout(r, 120));
        }
        scrollTo(0, 0);
        await new Promise((r) => setTimeout(r, 500));
      });
      const name = route.replace(/\W+/g, "_") || "_";
      await page.screenshot({
        path: `/tmp/look/${process.env["LOOKNAME"] ?? "m"}${name}-${width}.png`,
        fullPage: true,
      });
    });
