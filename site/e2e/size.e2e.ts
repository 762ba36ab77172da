import { measureSizes, type SizedPages, sizeLimits } from "./fixtures/page-sizes.ts";
import { extended, expect, test } from "./fixtures/test.ts";
import { waitForPageFonts } from "./fixtures/wait-for-page.ts";

/** The pages that buyers open most; the others are extended tests. */
const most: readonly string[] = [sizeLimits.homepage.paths[0], sizeLimits.listing.paths[0]];

for (const { limits, paths } of Object.values<SizedPages>(sizeLimits))
  for (const path of paths)
    test(
      `transfer size of ${path}`,
      most.includes(path) ? {} : extended,
      async ({ page, product }) => {
        const url = product.url + path;
        if (limits.fonts) await waitForPageFonts(page, url);
        const sizes = await measureSizes(page, url);
        expect(sizes.script).toBeGreaterThan(50_000);
        if (limits.fonts) expect(sizes.fonts).toBeGreaterThan(10_000);
        for (const part of ["script", "page", "fonts", "fontFiles"] as const)
          expect.soft(sizes[part], part).toBeLessThanOrEqual(limits[part] ?? Infinity);
      },
    );
