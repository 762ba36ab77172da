import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";

/** What a first visit fetches before anyone scrolls or presses, in bytes of brotli. */
const limits = [
  { path: "/", script: 70_100, page: 15_500 },
  { path: "/en?request", script: 83_300, page: 8_000 },
  { path: "/grace-kim", script: 77_600, page: 20_000 },
  { path: "/en/claire-whitmore", script: 77_600, page: 20_000 },
  { path: "/ja-JP/haruka-sato", script: 77_600, page: 20_200 },
];

for (const { path, script, page: pageLimit } of limits) {
  test(`the weight of ${path}`, async ({ page, product }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const weights: Promise<{ type: string; url: string; bytes: number }>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      if (["script", "stylesheet", "document"].includes(type))
        weights.push(
          response.body().then((body) => ({
            type,
            url: response.url(),
            bytes: brotliCompressSync(body).length,
          })),
        );
    });
    await page.goto(product.url + path);
    // The page wakes by itself once it is painted and idle; then all it wakes with has arrived.
    await page.waitForFunction(() => {
      const root = document.getElementById("root");
      return root && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    });
    await page.waitForLoadState("networkidle");
    const files = await Promise.all(weights);
    const sum = (types: string[], wanted = (_url: string) => true) =>
      files
        .filter(({ type, url }) => types.includes(type) && wanted(url))
        .reduce((total, { bytes }) => total + bytes, 0);
    expect(sum(["script"])).toBeLessThanOrEqual(script);
    expect(sum(["script"])).toBeGreaterThan(50_000);
    // The lists of font files come last and hold nothing back.
    const withoutFontLists = (url: string) => !/\/(full|serif|visit|common|names)-/.test(url);
    expect(sum(["document", "stylesheet"], withoutFontLists)).toBeLessThanOrEqual(pageLimit);
  });
}
