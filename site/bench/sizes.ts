import { measureSizes, type SizedPages, sizeLimits } from "../e2e/fixtures/page-sizes.ts";
import type { Product } from "../e2e/fixtures/product.ts";
import { startChromium } from "./chromium.ts";
import type { Row } from "./table.ts";

/** Transfer sizes of first visits, for the trend. */
export async function sizes({ url }: Product): Promise<Row[]> {
  const browser = await startChromium();
  try {
    const rows: Row[] = [];
    for (const { limits, paths } of Object.values<SizedPages>(sizeLimits))
      for (const path of paths) {
        // The first response of a homepage may be without its fonts.
        await (await fetch(url + path)).arrayBuffer();
        const page = await browser.newPage();
        const measured = await measureSizes(page, url + path);
        await page.close();
        rows.push({
          name: `sizes: ${path}`,
          measured: `${kilobytes(measured.script)} script, ${kilobytes(measured.page)} page, ${kilobytes(measured.fonts)} fonts`,
          limit: [limits.script, limits.page, limits.fonts].map(kilobytes).join(", "),
          passes: (["script", "page", "fonts"] as const).every(
            (part) => measured[part] <= (limits[part] ?? Infinity),
          ),
        });
      }
    return rows;
  } finally {
    await browser.close();
  }
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? "–" : `${(bytes / 1000).toFixed(1)} kB`;
}
